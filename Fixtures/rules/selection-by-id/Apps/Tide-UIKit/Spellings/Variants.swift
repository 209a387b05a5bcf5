final class TidesViewController: UICollectionViewController {
  private var selected: Int?  // expect: selection-by-id
  private var pending: Optional<IndexPath>  // expect: selection-by-id
  private let selectedAtStart: IndexPath  // expect: selection-by-id
  private var selectedByList: [String: IndexPath] = [:]  // expect: selection-by-id
}
