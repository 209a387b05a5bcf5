import DesignSystem
import SwiftUI

/// All tours. A List does what LazyVStack and List did.  // expect: term-lazy-column-row, term-recyclerview
struct ToursView: View {
  @State private var model = ToursModel()
  @Environment(UnitsModel.self) private var units

  var body: some View {
    NavigationStack {
      List(model.found) { tour in
        NavigationLink(value: tour.id) {
          LabeledContent(tour.name, value: units.text(ofMeters: tour.meters))
        }
      }
      .searchable(text: $model.query)
      .navigationTitle("Tours")
      .navigationDestination(for: Int.self) { id in DetailsFragment(id: id) }
      .toolbar { Button("New", systemImage: "plus") {} }
    }
    .task { await model.load() }
  }
}

/// A lazy column of the tours of the week; rows come and go, a view is recycled by its list.
struct WeekView: View {
  let tours: [ToursModel.Tour]

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(tours) { tour in Text(tour.name) } }
    }
  }
}
