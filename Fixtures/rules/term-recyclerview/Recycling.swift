import SwiftUI

/// The view is recycled: a recycled view, a recycler of views.
struct RecyclingView: View {
  let recycler = "recycler"
  let recycledView = 1
  let recyclingViews = "recycling view"

  // A recycler. View it as a list; views of the recycler are reused.
  var body: some View { List { Text("Recycle, review") } }
}

struct Recycler {
  var view: String { "Recycler" }
}
