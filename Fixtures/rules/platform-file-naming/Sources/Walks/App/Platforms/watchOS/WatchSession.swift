final class WatchSession {}
