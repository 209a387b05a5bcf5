import Testing

@testable import Project

/// Versions in numbers.
@Suite struct DottedVersionTests {
  @Test(arguments: [("9", "26"), ("18.0", "26"), ("10_15", "26.0"), ("6.0", "6.2"), ("26", "26.1")])
  func older(_ left: String, _ right: String) throws {
    #expect(try #require(DottedVersion(left)) < #require(DottedVersion(right)))
    #expect(try !(#require(DottedVersion(right)) < #require(DottedVersion(left))))
  }

  @Test func zerosAtTheEndDoNotCount() {
    #expect(DottedVersion("26") == DottedVersion("26.0.0"))
    #expect(DottedVersion("10_15") == DottedVersion("10.15"))
  }

  @Test(arguments: ["", ".", "26.", "v26", "$(inherited)", "latest", "1..2", "-1", "٣"])
  func othersAreNone(_ text: String) { #expect(DottedVersion(text) == nil) }
}
