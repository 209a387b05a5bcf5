final class TideService {}
