struct TableSection<CellID: Hashable> {
  let header: String?
  var footer: String?  // expect: static-table-structural
  let didSelect: () -> Void  // expect: static-table-structural
  let color: UIColor  // expect: static-table-structural
  func title(of cell: CellID) -> String { "" }  // expect: static-table-structural
}
struct TableData<CellID: Hashable> { let sections: [TableSection<CellID>] }
enum SettingsCell: Hashable {
  case name, sounds(UIImage)  // expect: static-table-structural
  case account(id: UUID)
  var title: String { "Name" }  // expect: static-table-structural
}
final class TideCell: UITableViewCell { var didTap: (() -> Void)? }
struct Table { var rows: [Int] = [] }
