// An object that views observe can be no actor, and neither can the superclass or the subclass of another class.
@Observable
final class ShelfLoader {}

final class CoverLoader: ObservableObject {}

class FeedLoader {}

final class PostFeedLoader: FeedLoader {}
