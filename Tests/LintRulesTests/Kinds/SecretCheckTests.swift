import Buffers
import Matching
import SwiftSource
import Testing

@testable import LintRules

/// Keys of known forms, values with the names of secrets, and what only looks like them.
@Suite struct SecretCheckTests {
  private func project() throws -> TestProject {
    var check = SecretCheck(files: GlobSet([try Glob("**")]))
    check.names = try RegularExpression("(?i)(token|secret|api_?key)$")
    check.wordyNames = try RegularExpression("(?i)secret$")
    check.placeholders = try RegularExpression("(?i)your_")
    return TestProject(TestProject.rule([check], message: "{found}"))
  }

  private func expect(
    _ marked: String, path: String = "File.swift", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let project = try project()
    let found =
      path.hasSuffix(".swift")
      ? project.remarked(marked, path: path) : project.remarkedMarkdown(marked, path: path)
    #expect(found == marked, sourceLocation: sourceLocation)
  }

  @Test("keys of known forms are found in code, strings and comments") func knownForms() throws {
    try expect(
      """
      let a = "↓AKIAABCDEFGHIJKLMNOP"
      // ↓ghp_0123456789abcdefghijABCDEFGHIJ012345
      f("x=↓xoxb-0123456789-abcdef")
      let b = "AKIAABCDEFGHIJKLMNOPQ BAKIAABCDEFGHIJKLMNOP"
      let c = "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
      """)
  }

  @Test("a password in an address is found unless the address is an example")
  func addresses() throws {
    let long = String(repeating: "a", count: 76)
    try expect(
      """
      let a = "postgres://admin:↓Tr0ub4dor3x9Plain@db.tides.net:5432/tides"
      // https://a.b:↓9f8a7b6c5d4e3f2a1b0c@tides.net
      let c = "https://\(long):↓9f8a7b6c5d4e3f2a1b0c@tides.net"
      let d = "https://\(long)aa:9f8a7b6c5d4e3f2a1b0c@tides.net"
      let e = "https://admin:9f8a7b6@tides.net", f = "https://:9f8a7b6c5d4e3f2a1b0c@tides.net"
      let g = "https://admin:9f8a7b6c5d4e3f2a1b0c@example.org", h = "https://admin:9f8a7b6c5d4e3f2a1b0c@localhost"
      let i = "https:/admin:9f8a7b6c5d4e3f2a1b0c@tides.net", j = "https://admin:9f8a7b6c/5d4e3f2a1b0c@tides.net"
      let k = "https://admin:9f8a7b6c5d4e3f2a1b0c/tides.net", l = "https:", m = "https:/", n = "https://"
      let o = "https://a", p = "https://a:", q = "https:// :9f8a7b6c5d4e3f2a1b0c@tides.net"
      let r = "https://a:↓9f8a7b6c@tides.net", s = "https://a:9f8a7b6@tides.net"
      let t = "https://a:↓9f8%a7b6c5d4@tides.net"
      """)
    let password = String(repeating: "9f8a7b6c5d4e3f2a1b0c", count: 10)
    try expect("let a = \"https://a:↓\(password)@tides.net\"")
    try expect("let a = \"https://a:\(password)1@tides.net\"")
    let host = String(repeating: "a", count: 32)
    try expect("let a = \"https://a:9f8a7b6c5d4e3f2a1b0c@\(host)example\"")
    try expect("let a = \"https://a:↓9f8a7b6c5d4e3f2a1b0c@\(host)aexample\"")
    for text in [":", ":/", "://", "://a", "://a:", "://a:9f8a7b6c5d4e3f2a1b0c", "://a:↓9f8a7b6c@"]
    {
      try expect("A=https" + text, path: "a.env")
    }
  }

  @Test("a private key is found, and code that reads one is not") func privateKeys() throws {
    try expect(
      """
      let a = ""\"
        ↓-----BEGIN RSA PRIVATE KEY-----
        MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj
        -----END RSA PRIVATE KEY-----
        ""\"
      let b = text.replacing("-----BEGIN PRIVATE KEY-----", with: "")
      let c = "-----BEGIN PUBLIC KEY-----\\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj"
      """)
  }

  @Test("a secret of people has words, punctuation or the form of a UUID") func wordyNames() throws
  {
    try expect(
      """
      let secret = "↓Tr0ub4dor&3xPlain99", token = "Tr0ub4dor&3xPlain99"
      let aSecret = "↓550e8400-e29b-41d4-a716-446655440000", bToken = "550e8400-e29b-41d4-a716-446655440000"
      let bSecret = "↓hunter2correcthorse9", cSecret = "login.secret.title2", dSecret = "two words 4 everyone"
      let signingKey = "↓-----BEGIN EC PRIVATE KEY-----", start = "-----BEGIN EC PRIVATE KEY-----"
      """)
  }

  @Test("a value needs the name of a secret, letters and digits") func names() throws {
    try expect(
      """
      let apiKey = "↓9f8a7b6c5d4e3f2a1b0c", title = "9f8a7b6c5d4e3f2a1b0c"
      let token: String? = "↓9f8a7b6c5d4e3f2a1b0c"
      var secret: String { "↓9f8a7b6c5d4e3f2a1b0c" }
      f(token: "↓9f8a7b6c5d4e3f2a1b0c", id: "9f8a7b6c5d4e3f2a1b0c")
      let a = ["api-key": "↓9f8a7b6c5d4e3f2a1b0c"]
      a["token"] = "↓9f8a7b6c5d4e3f2a1b0c"
      let b = token == "↓9f8a7b6c5d4e3f2a1b0" ? 1 : 2
      """)
  }

  @Test("words, identifiers, short values and placeholders are no secrets") func noSecrets() throws
  {
    try expect(
      """
      let apiKey = "YOUR_KEY_0123456789ab"
      let token = "X-Access-Token-Version-2"
      let idToken = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
      let aToken = "9f8a7b6c", bToken = "aaaaaaaaaaaaaaaaaaa1", cToken = "12345678901234567890"
      """)
  }

  @Test("settings, lists and property lists have names and values") func otherFiles() throws {
    try expect("API_TOKEN=↓9f8a7b6c5d4e3f2a1b0c\nTITLE=9f8a7b6c5d4e3f2a1b0c\n", path: "a.env")
    try expect(
      "API_TOKEN = ↓9f8a7b6c5d4e3f2a1b0c\nA_TOKEN = $(TOKEN_0123456789ab)\n", path: "a.xcconfig")
    try expect("token: '↓9f8a7b6c5d4e3f2a1b0c'\nsha: 9f8a7b6c5d4e3f2a1b0c\n", path: "a.yml")
    try expect(
      "{\"token\": \"↓9f8a7b6c5d4e3f2a1b0c\", \"id\": \"9f8a7b6c5d4e3f2a1b0c\"}", path: "a.json")
    try expect(
      "<key>ApiKey</key>\n\t<string>↓9f8a7b6c5d4e3f2a1b0c</string>\n<string>9f8a7b6c5d4e3f2a1b0c</string>",
      path: "a.plist")
  }

  @Test func `the token in the address of an image is public, that of a link is not`() throws {
    let badge = "https://tides.net/badge.svg?token=9f8a7b6c5d4e3f2a1b0c"
    let link = badge.replacing("=9", with: "=↓9")
    try expect("[![Build Status](\(badge))](https://tides.net)\n", path: "README.md")
    try expect("<img alt=\"Build\" src=\"\(badge)\">\n", path: "README.md")
    try expect("[Build](\(link))\n![Tides](tides.png) [Build](\(link))\n", path: "README.md")
    try expect("<a href=\"\(link)\">Build</a> \(link)\n", path: "README.md")
  }

  @Test("a secret is in no part of a finding about its line") func hidden() throws {
    let secret = "9f8a7b6c5d4e3f2a1b0c"
    let found = try project().findings(in: "let é = 1; let apiKey = \"\(secret)\" // x")
    var diagnostic = try #require(found.first)
    var secrets = Secrets()
    secrets.add(diagnostic)
    secrets.hide(in: &diagnostic)
    #expect(
      diagnostic.location.region?.lineText
        == "let é = 1; let apiKey = \"********************\" // x")
    var other = Diagnostic(
      rule: "r", severity: .error, message: "'\(secret)' is long", location: diagnostic.location,
      subject: secret)
    secrets.hide(in: &other)
    #expect(other.message == "'…' is long")
    #expect(other.subject == "…")
  }

  @Test("the entropy of a text is that of its characters") func entropy() {
    func entropy(_ text: String) -> Double {
      let bytes = Array(text.utf8)
      return SecretValue.entropy(of: bytes.view)
    }
    #expect(entropy("aaaa") == 0)
    #expect(abs(entropy("abcd") - 2) < 0.001)
    #expect(abs(entropy("aab") - 0.918) < 0.001)
  }
}
