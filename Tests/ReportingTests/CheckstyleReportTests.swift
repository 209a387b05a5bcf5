import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct CheckstyleReportTests {
  @Test func groupsFindingsByFile() {
    #expect(
      String(CheckstyleReport.render(Samples.all, pathPrefix: "")) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Domain/ImportGlucose.swift">
            <error line="3" column="1" severity="error" message="Domain imports SwiftUI" \
        source="archlint.domain-imports"/>
            <error line="6" column="14" severity="error" \
        message="'ImportGlucose' names 'GlucoseStore' of layer 'Data'" \
        source="archlint.domain-references-outer"/>
            <error line="8" column="15" severity="warning" \
        message="Task.sleep counts nanoseconds" source="archlint.no-task-sleep-nanoseconds"/>
            <error line="9" column="35" severity="info" message="force unwrap" \
        source="archlint.no-force-unwrap"/>
          </file>
          <file name="Presentation/Profile">
            <error line="1" severity="warning" message="screen 'Profile' has no view model" \
        source="archlint.screen-complete"/>
          </file>
          <file name="Data/Locked.swift">
            <error line="1" severity="error" message="cannot be read: Permission denied" \
        source="archlint"/>
          </file>
          <file name=".">
            <error line="1" severity="error" message="the folder changed during the run" \
        source="archlint"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func hasEachFileOnce() throws {
    let path = Samples.importFile.path
    let report = Report.sample(
      Samples.all.diagnostics,
      problems: [
        Report.Problem(path: path, message: "first", isHarmless: true),
        Report.Problem(path: "B", message: "second"), Report.Problem(path: path, message: "third"),
      ])
    let files = try ParsedXML(CheckstyleReport.render(report, pathPrefix: "")).children
    #expect(files.map { $0["name"] } == [path, "Presentation/Profile", "B"])
    #expect(files[0].children.suffix(2).map { $0["message"] } == ["first", "third"])
    #expect(files[0].children.suffix(2).map { $0["severity"] } == ["warning", "error"])
  }

  @Test func isAValidDocumentWhenAllIsClean() throws {
    let xml = try ParsedXML(CheckstyleReport.render(.sample(), pathPrefix: ""))
    #expect(xml.name == "checkstyle")
    #expect(xml["version"] == "4.3")
    #expect(xml.children.isEmpty)
  }

  @Test func countsColumnsInUTF16() throws {
    let file = SampleFile("A.swift", "let 👍é = b!\n")
    let report = Report.sample([.sample("r", .error, "m", at: file.location(of: "!"))])
    let xml = try ParsedXML(CheckstyleReport.render(report, pathPrefix: ""))
    #expect(xml.children[0].children[0]["column"] == "12")
  }

  @Test func putsThePrefixBeforeEveryPath() throws {
    let xml = try ParsedXML(CheckstyleReport.render(Samples.all, pathPrefix: "App/"))
    #expect(xml.children.allSatisfy { $0["name"]?.hasPrefix("App/") == true })
  }

  @Test func keepsHostileTextAsItIs() throws {
    let xml = try ParsedXML(CheckstyleReport.render(Samples.hostile, pathPrefix: "p"))
    for (index, text) in Samples.hostileTexts.enumerated() {
      let file = xml.children[index]
      #expect(file["name"] == ParsedXML.readable("p\(text)"))
      let isBlank = text.allSatisfy(\.isWhitespace)
      #expect(
        file.children[0]["message"] == (isBlank ? "rule-\(index)" : ParsedXML.readable(text)))
      #expect(file.children[0]["source"] == "archlint.rule-\(index)")
    }
    let report = Report.sample([
      .sample("r", .error, "m", at: Location(path: Samples.hostilePath))
    ])
    let hostile = try ParsedXML(CheckstyleReport.render(report, pathPrefix: ""))
    #expect(hostile.children[0]["name"] == Samples.hostilePath)
  }
}
