import Foundation
import Testing

/// The audit of the small project of each preset with a checklist, as it was last read.
@Suite struct AuditGoldenTests {
  @Test(arguments: ["swift62-liquid-glass"]) func saysWhatWasRead(_ preset: String) throws {
    let run = try Tool.run(
      Tool.path, ["audit"], in: Tool.repository + "Fixtures/projects/\(preset)", input: "")
    let golden = try String(
      contentsOf: URL(filePath: Tool.repository + "Fixtures/audits/\(preset).md"), encoding: .utf8)
    #expect(run.status == 0)
    #expect(run.output.replacing(/\d{4}-\d{2}-\d{2}/, with: "DATE", maxReplacements: 1) == golden)
  }
}
