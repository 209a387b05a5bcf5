/// What every router can do: a class Old: Router {} is not needed.
class Router {
  func dismiss() {}
}

struct Moving<Router> {
  let router: Router
}

final class Switchboard: NetworkRouter {}
class NetworkRouter {}
final class Cable<Wire: Router> where Wire: AnyObject {}
protocol Routing: Router {}
struct Signpost: RouterLike {}
protocol RouterLike {}

/* final class Old: Router {} */
let code = """
  final class Old: Router {}
  """
let line = #"final class Old: Router {}"#

func move(Router name: String) { move(Router: name) }
