// expect-file: feature-first-folders
final class TideCell: UITableViewCell {}
