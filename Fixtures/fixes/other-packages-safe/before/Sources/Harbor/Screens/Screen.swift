import Observation
import Tides

@Observable final class Screen {
  var table = TideTable()
  var title = ""
  var range: (Int, Int)? = (1, 2)
}
