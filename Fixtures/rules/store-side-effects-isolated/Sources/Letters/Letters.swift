final class Player { init() { Task { await prepare() } } }
