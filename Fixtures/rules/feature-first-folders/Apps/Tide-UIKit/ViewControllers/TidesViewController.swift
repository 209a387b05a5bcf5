// expect-file: feature-first-folders
final class TidesViewController: UIViewController {}
