import Foundation

struct Seed {}
