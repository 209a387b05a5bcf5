protocol TideViewDelegate: AnyObject {}
final class TideView: UIView {}
private struct Layout {}
