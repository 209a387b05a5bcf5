import Project
import Testing

@testable import LintRules

/// The systems that an API needs, in words.
@Suite struct SystemNamesTests {
  @Test func `systems are listed with their versions`() {
    func words(_ platforms: Platform...) -> String {
      APIRequirement(
        Dictionary(uniqueKeysWithValues: platforms.map { ($0, DottedVersion("16")!) })
      ).words
    }
    #expect(words() == "no system")
    #expect(words(.iOS) == "iOS 16")
    #expect(words(.macOS, .iOS) == "iOS 16 and macOS 16")
    #expect(words(.macOS, .iOS, .linux) == "iOS 16, macOS 16 and Swift 16 on Linux")
  }
}
