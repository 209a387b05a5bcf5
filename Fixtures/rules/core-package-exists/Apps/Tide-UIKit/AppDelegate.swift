// expect-file: core-package-exists
final class AppDelegate {}
