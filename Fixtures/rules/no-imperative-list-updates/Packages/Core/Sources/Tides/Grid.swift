func update() { tableView.reloadData() }
