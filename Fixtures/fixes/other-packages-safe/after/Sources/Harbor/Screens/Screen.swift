import Observation
import Tides

@Observable final class Screen {
  var table = TideTable()
  private(set) var title = ""
  var range: (Int, Int)? = (1, 2)
}
