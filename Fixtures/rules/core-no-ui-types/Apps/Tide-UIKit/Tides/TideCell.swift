final class TideCell: UITableViewCell { let color = UIColor.label }
