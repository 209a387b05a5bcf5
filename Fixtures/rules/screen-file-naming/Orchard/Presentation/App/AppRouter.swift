final class AppRouter: Router {}
