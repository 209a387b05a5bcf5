func prepare() { tableView.dataSource = self.harbourSource }
