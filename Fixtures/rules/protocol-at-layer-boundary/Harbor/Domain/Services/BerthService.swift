final class BerthService {}
protocol LogService {}
