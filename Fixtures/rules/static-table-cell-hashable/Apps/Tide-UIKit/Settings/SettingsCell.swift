enum SettingsCell {  // expect: static-table-cell-hashable
  case name
}
enum AccountCell: Hashable { case email }
enum ChartCell: String { case high }
enum Row { case one }
struct TableSection<CellID> { let cells: [CellID] }  // expect: static-table-cell-hashable
struct TableData<CellID: Hashable> { let sections: [CellID] }
final class TideCell: UITableViewCell {}
