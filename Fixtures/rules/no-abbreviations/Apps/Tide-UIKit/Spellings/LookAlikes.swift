override func tableView(_ tmp: UITableView, didSelectRowAt indexPath: IndexPath) {}
func open() { if let screen { show(screen) } }
