@Observable
final class TreesViewModel {
  struct RowModel {}
  func load() { struct LocalModel {} }
}

struct RowModel {}  // expect: model-location
enum SortModel { case name }
protocol SortingModel {}
typealias ItemModel = RowModel
struct Model {}
struct Modeller {}
