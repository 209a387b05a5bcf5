import SwiftUI

extension RootsBuilder {
  static func build() -> RootsView { RootsView() }
}
