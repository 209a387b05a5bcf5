final class TreeRepository {}
@MainActor
private struct
  LeafHandler  // expect: handler-location
{}
typealias CompletionHandler = () -> Void
protocol BarkHandler {}
struct Handler {}
struct HandlerQueue {}
// struct OldHandler {}
let code = "struct OlderHandler {}"
func load(handler: TreeHandler) {}
