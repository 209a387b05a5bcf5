struct BuoyTable {
  let table: TableData<BuoyCell>
  let lamps: UITableViewDiffableDataSource<String, LampCell>
}
