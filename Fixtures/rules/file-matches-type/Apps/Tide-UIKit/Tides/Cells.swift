import UIKit

final class TideCell: UITableViewCell {}  // expect: file-matches-type
// final class Cells {}
