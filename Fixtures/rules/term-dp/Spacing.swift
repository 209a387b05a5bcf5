import SwiftUI

/// Distances. The grid of the app is 8dp wide.  // expect: term-dp
enum Spacing {
  static let marginDp = 16.0  // expect: term-dp
  static let gutterInDp: CGFloat = 8  // expect: term-dp
  static let hair = 0.5  // a line of 0.5 dp, no more  // expect: term-dp

  /* The header is 44dp high,  // expect: term-dp
     the footer 48 dp, see /* the 2dp shadow */ above. */  // expect: term-dp
  static let bar = 48.0  // a 48-dp bar  // expect: term-dp

  // A dp is a pixel on old screens.  // expect: term-dp
  // A pixel and a dp differ; a Pixel, the dp, too.  // expect: term-dp
  // Density-independent pixels, that is.  // expect: term-dp
  func height(forDp rows: Int) -> CGFloat {  // expect: term-dp
    #if os(tvOS)
      let safeAreaDp = 60.0  // expect: term-dp
      return safeAreaDp * Double(rows)
    #else
      return Self.marginDp * Double(rows)
    #endif
  }
}
