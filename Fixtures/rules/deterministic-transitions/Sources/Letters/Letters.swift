final class Machine { func start() { state = .loading } }
