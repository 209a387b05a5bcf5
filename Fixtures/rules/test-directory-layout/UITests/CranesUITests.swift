final class CranesUITests {}
