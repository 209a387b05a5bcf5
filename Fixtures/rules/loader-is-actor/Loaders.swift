final class ScreenLoader {}  // expect: loader-is-actor

struct DataLoader {}  // expect: loader-is-actor

class TreeLoader {}  // expect: loader-is-actor

actor ImageLoader {}

protocol PageLoader {}

final class Downloader {}

struct SpinnerLoader: View {}

enum LoaderState { case idle }

final class MockTideLoader {}
