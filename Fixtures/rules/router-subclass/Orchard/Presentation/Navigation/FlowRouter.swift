class FlowRouter: Router {}
typealias Flow = FlowRouter
final class SpareRouter {}
