import Core
import UIKit

/// A row of the list of stations.
final class StationCell: UITableViewCell {}  // expect: file-matches-type
