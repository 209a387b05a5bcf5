final class TreesRouter: Router {}
final class LeavesRouter: FlowRouter {}
final class RootsRouter {}  // expect: router-subclass
class TwigsRouter: RoutingProtocol {}  // expect: router-subclass
final class FruitsRouter<Item>: Flow {}
protocol BlossomsRouter {}
struct StemsRouter {}
class Router {}
final class RouterTable {}
// final class MossRouter {}
let code = "final class MossRouter {}"

enum Trees {
  final class GardenRouter {}  // expect: router-subclass
}
