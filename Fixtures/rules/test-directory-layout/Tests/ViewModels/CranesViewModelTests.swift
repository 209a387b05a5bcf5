final class CranesViewModelTests {}
