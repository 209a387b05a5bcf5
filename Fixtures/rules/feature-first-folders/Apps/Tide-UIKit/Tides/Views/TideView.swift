final class TideView: UIView {}
