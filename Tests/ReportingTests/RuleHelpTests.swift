import Testing

@testable import Reporting

/// Texts of rules as Markdown: their code stays code, and nothing else is markup.
@Suite struct RuleHelpTests {
  @Test(arguments: [
    (
      "Use `Result<User, Error>`, not Result<User>.",
      #"Use `Result<User, Error>`, not Result\<User>."#
    ),
    ("`<script>", #"\`\<script>"#), (#"\` <script> `"#, #"\` \<script> \`"#),
    ("`a`` <b> `c`", #"<code>a\`\` &lt;b&gt; </code>c\`"#), ("``<a>`", #"\`\`\<a>\`"#),
    ("a `\n\n<b>\n\n`", "a ` <b> `"), ("[a](javascript:b)", #"[a\](javascript:b)"#),
    ("[a][b]", #"[a\][b]"#), ("`[Int](a)`", "`[Int](a)`"), (#"\<a> \\<b>"#, #"\<a> \\\<b>"#),
    ("`a`\u{301} <b> `", "`a`\u{301} \\<b> \\`"), ("<\u{338}b>", "\\<\u{338}b>"),
    ("##[error]", "#\\#[error]"), ("::error::", #"\::error::"#), ("a\u{202E}", #"a\u{202E}"#),
  ])
  func prose(text: String, expected: String) {
    #expect(RuleHelp.prose(text) == expected)
  }

  @Test(arguments: [
    ("a", "`a`"), ("", "<code></code>"), ("a`<b>", #"<code>a\`&lt;b&gt;</code>"#),
    ("<b>", "<code>&lt;b&gt;</code>"), ("##vso[a]", #"<code>##<!-- -->vso\[a\]</code>"#),
  ])
  func code(text: String, expected: String) {
    #expect(text.markdownCode == expected)
  }
}
