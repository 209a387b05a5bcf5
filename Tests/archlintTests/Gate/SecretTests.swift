import Foundation
import Testing

/// Secrets and files for secrets, in repositories of git.
@Suite struct SecretTests {
  // Another value than in the examples of the rules, which reports may quote.
  private static let secret = "c0ffee19d4a7b2e85f63"

  private func project(_ files: [String: String]) throws -> Repository {
    try Repository(files, "presets: [uikit-appkit-mvc]\n")
  }

  @Test("no report and no baseline shows a secret") func noReportShowsIt() throws {
    let repository = try project([
      "Server.swift": "let apiKey = \"\(Self.secret)\"; let Bad_name = f()\n",
      "ci/deploy.yml": "token: \(Self.secret)\n",
    ])
    let formats = [
      "text", "compact", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown",
    ]
    try expectNoSecret([], formats, in: repository) { $0.contains("no-secrets") }
    try expectNoSecret(["audit"], ["html", "json", "markdown"], in: repository) { !$0.isEmpty }
    _ = try repository.archlint("baseline", "write")
    #expect(try !repository.folder.text(of: ".archlint-baseline.json").contains(Self.secret))
  }

  /// Makes reports in all formats at once, and expects none of them to have the secret.
  private func expectNoSecret(
    _ command: [String], _ formats: [String], in repository: Repository,
    fits: (String) -> Bool
  ) throws {
    let options = formats.flatMap { ["--format", "\($0)=report.\($0)"] }
    let run = try Tool.run(Tool.path, command + options, in: repository.folder.path, input: "")
    #expect(!(run.output + run.errors).contains(Self.secret))
    for format in formats {
      let text = try repository.folder.text(of: "report.\(format)")
      #expect(fits(text), "\(format)")
      #expect(!text.contains(Self.secret), "\(format)")
    }
  }

  @Test("text files of any kind count, ignored ones do not") func trackedFiles() throws {
    let repository = try project([
      ".github/workflows/a.yml": "token: \(Self.secret)\n", "a.env": "TOKEN=\(Self.secret)\n",
      "local/b.env": "TOKEN=\(Self.secret)\n", ".gitignore": "local/\n",
      "a.png": "TOKEN=\(Self.secret)\n", "c.txt": "\u{0}TOKEN=\(Self.secret)\n",
    ])
    #expect(
      try repository.found("--only", "no-secrets")
        == [".github/workflows/a.yml:1 no-secrets", "a.env:1 no-secrets"])
  }

  @Test("a file for secrets must not be tracked") func filesForSecrets() throws {
    let repository = try project([
      "Keys/Push.p8": "a\n", ".env": "a\n", ".env.example": "a\n", ".gitignore": "*.p12\n",
      "App.xcconfig": "#include? \"Secrets.xcconfig\"\n",
    ])
    try repository.folder.write("a", to: "Local.p12")
    try repository.folder.write("a", to: "New.p8")
    #expect(
      try repository.found("--only", "secret-files-ignored") == [
        ".env:1 secret-files-ignored", "App.xcconfig:1 secret-files-ignored",
        "Keys/Push.p8:1 secret-files-ignored", "New.p8:1 secret-files-ignored",
      ])
    try repository.folder.write("*.p12\nSecrets.xcconfig\n*.p8\n", to: ".gitignore")
    #expect(
      try repository.found("--only", "secret-files-ignored")
        == [".env:1 secret-files-ignored", "Keys/Push.p8:1 secret-files-ignored"])
  }

  @Test("a file that git encrypts may be tracked") func encryptedFiles() throws {
    let attributes = """
      [attr]sealed filter=git-crypt diff=git-crypt
      *.md text
      Vault/** filter=git-crypt diff=git-crypt
      Vault/*.pem !filter
      *.p12 sealed

      """
    let repository = try project([
      ".gitattributes": attributes, "Vault/Push.p8": "a\n", "Vault/Open.pem": "a\n",
      "Keys/Push.p12": "a\n", "Keys/Push.p8": "a\n",
    ])
    #expect(
      try repository.found("--only", "secret-files-ignored")
        == ["Keys/Push.p8:1 secret-files-ignored", "Vault/Open.pem:1 secret-files-ignored"])
  }
}
