class Router {}
final class MainRouter: Router {}
