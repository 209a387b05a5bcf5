class BaseCell: UITableViewCell {}
class TideCell: BaseCell {}  // expect: final-class
open class Theme {}
final class Panel {}
actor Store {}
struct Row {
  class Cache {}  // expect: final-class
}
