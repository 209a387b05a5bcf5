import CombinedUploads
import Foundation
import Uploads.Combine
import class CombineKit.Combine

// import Combine
/* import Combine */

/// Sends files. Needs no `import Combine`.
struct Uploads {
  let source = """
    import Combine
    import OpenCombine
    """
  let pattern = /import Combine/
  let line = #"import Combine"#

  var steps: [Step] { [.combine, .import] }

  func run(import Combine: Step) -> Step {
    let Combine = Combine
    return Combine
  }

  enum Step {
    case combine
    case `import`
  }
}
