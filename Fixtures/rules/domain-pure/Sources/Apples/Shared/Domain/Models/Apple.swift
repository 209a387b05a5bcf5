import SwiftUI  // expect: domain-pure
import Foundation
final class Apple {}  // expect: domain-pure
