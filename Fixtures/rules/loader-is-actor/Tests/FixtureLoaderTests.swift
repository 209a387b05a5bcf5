// A double of a test.
final class FixtureLoader {}
