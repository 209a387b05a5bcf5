// expect-at .: core-package-exists
final class AppDelegate {}
