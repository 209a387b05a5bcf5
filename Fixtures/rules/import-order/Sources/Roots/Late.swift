import TripleA

@preconcurrency
import SwiftUI  // expect: import-order

func run() {}
