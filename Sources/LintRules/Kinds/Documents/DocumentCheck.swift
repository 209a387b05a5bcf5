import Matching
import Project

/// A check of sections of Markdown files: their headings, fields, tables, length, and the files
/// that they name.
package struct DocumentCheck: RuleCheck, Hashable {
  /// The files, from their app's folder or from the root.
  package var files = GlobSet([])
  /// An expression for the heading of the sections; nil for whole files.
  package var section: RegularExpression?
  /// An expression for a heading around the sections.
  package var within: RegularExpression?
  /// Expressions for headings in a section, of which one makes it another sort of section.
  package var exemptions: [RegularExpression] = []
  /// The number of lines that a section may have.
  package var maximumLines: Int?
  /// Headings that a section has below its own.
  package var headings: [NamedExpression] = []
  /// Fields that a section has and that say something.
  package var fields: [NamedExpression] = []
  /// The languages of code blocks that a section has.
  package var codeBlocks: [NamedExpression] = []
  /// The table that a section has.
  package var table: TableDemand?
  /// Text that a section must not have beside a value in its tables.
  package var contradiction: Contradiction?
  /// The files that a section lists.
  package var listing: FileListing?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init() {}

  /// An expression with the name that messages give to whatever it finds.
  package struct NamedExpression: Sendable, Hashable {
    package let name: String
    package let expression: RegularExpression
  }

  /// The table of a section.
  package struct TableDemand: Sendable, Hashable {
    /// Texts that columns have as their heading.
    package var columns: [NamedExpression] = []
    /// Texts that rows have in their first cell.
    package var rows: [NamedExpression] = []
    /// An expression for the heading of the column with values.
    package var column: RegularExpression?
    /// An expression for each value in that column.
    package var values: RegularExpression?

    package init() {}
  }

  /// A statement that a table contradicts.
  package struct Contradiction: Sendable, Hashable {
    /// Expressions for the statement, which marks the group `found` or the whole match.
    package var statements: [RegularExpression] = []
    /// Expressions for lines that do not make the statement.
    package var exceptions: [RegularExpression] = []
    /// An expression for the heading of a column.
    package var column: RegularExpression?
    /// Expressions for a value in that column, of which one contradicts the statement.
    package var values: [RegularExpression] = []

    package init() {}
  }

  /// Files that a section names with their numbers of lines.
  package struct FileListing: Sendable, Hashable {
    /// An expression with the group `path`, and `lines` for the number of lines.
    package var paths: RegularExpression?
    /// An expression with the group `total` for the sum, and `about` for a mark of a rounded one.
    package var total: RegularExpression?

    package init() {}
  }

  /// Its files, with a heading of its sections.
  package var subject: [FileFact] {
    guard let section else { return [FileFact(paths: files)] }
    // A heading is a line of its own, whose signs the expression does not know.
    let title = section.pattern.replacing("^", with: "")
    guard let heading = try? RegularExpression("^ {0,3}#+[ \t]*.*(\(title))") else { return [] }
    var text = TextFact(files: files)
    text.expressions = [heading]
    var fact = FileFact()
    fact.texts = [text]
    return [fact]
  }

  package var otherFiles: OtherFiles {
    OtherFiles(globs: files.globs.filter { !$0.pattern.hasSuffix(".md") })
  }
}
