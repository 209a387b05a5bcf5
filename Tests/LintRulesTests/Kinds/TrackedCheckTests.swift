import Matching
import Project
import Testing

@testable import LintRules

/// Rules about files that git must not track.
@Suite struct TrackedCheckTests {
  /// A project that tracks `keys/dev.p12` and ignores `Secrets.xcconfig` and `old/team.p12`.
  private func project() throws -> TestProject {
    var check = TrackedCheck(files: GlobSet([try Glob("**/*.{p12,xcconfig}")]))
    check.mentioning = GlobSet([try Glob("**/*.{sh,pbxproj}")])
    var project = TestProject(TestProject.rule([check]))
    project.repository.tracked = ["keys/dev.p12"]
    project.repository.ignored.add("Secrets.xcconfig\nold/team.p12\n", in: "App")
    return project
  }

  @Test func `a name alone may be that of a file in any folder`() throws {
    let project = try project()
    for text in [
      "import dev.p12\n", "import Secrets.xcconfig\n", "import team.p12\n",
      "import ↓other.p12\n", "import ↓lib/dev.p12\n", "import ↓lib/team.p12\n",
    ] {
      #expect(project.remarkedMarkdown(text, path: "ci/sign.sh") == text)
    }
  }

  @Test func `a path in a project file may start at the folder of a group`() throws {
    let project = try project()
    for text in [
      "path = dev.p12;\n", "path = lib/dev.p12;\n", "path = lib/team.p12;\n",
      "path = ↓other.p12;\n", "path = ↓lib/other.p12;\n",
    ] {
      #expect(project.remarkedMarkdown(text, path: "A.xcodeproj/project.pbxproj") == text)
    }
  }
}
