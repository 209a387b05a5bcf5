final class ChartUITests {}
