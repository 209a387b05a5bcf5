import Buffers
import Matching
import Project
import SwiftSource

/// Terms in the names of files and folders.
extension TermProgram {
  /// Checks the name of the file itself.
  func checkFileName(_ file: SourceFile, _ run: inout FileRun) {
    for hit in nameHits(inFileName: String(run.place.stem)) {
      let owned = index.terms[hit.term]
      guard run.isActive(owned.rule), isWanted(owned.term, at: run.place),
        !isExcused(hit, inName: String(run.place.stem)), !isNamed(hit.term, in: file)
      else { continue }
      report(hit, at: nil, range: 0..<0, word: String(run.place.fileName), file, &run)
    }
  }

  /// Returns true if a name in the code of the file has the term. Then that name is reported, and
  /// the file is renamed with it.
  private func isNamed(_ term: Int, in file: SourceFile) -> Bool {
    file.tokens.contains { token in
      guard token.kind == .identifier else { return false }
      var hits: [TermIndex.Hit] = []
      index.search(file.buffer.padded.view, in: token.range, gap: .name, into: &hits)
      return hits.contains { $0.term == term }
    }
  }

  /// Returns true if one of the term's exceptions matches around the hit in the name of a file or
  /// folder.
  private func isExcused(_ hit: TermIndex.Hit, inName name: String) -> Bool {
    index.terms[hit.term].term.exceptions.contains { expression in
      expression.matches(in: name).contains {
        $0.range.lowerBound <= hit.range.lowerBound && $0.range.upperBound >= hit.range.upperBound
      }
    }
  }

  /// Checks the names of folders, each at its first file.
  ///
  /// A folder whose files are named so too is renamed with them, and has no finding of its own.
  func checkPaths(_ run: inout ProjectRun) {
    guard index.terms.contains(where: { $0.term.scopes.contains(.files) }) else { return }
    var seen: Set<String> = []
    var last: Substring?
    for (file, place) in run.places.enumerated() {
      let parent = place.path.dropLast(place.fileName.count)
      if parent == last { continue }
      last = parent
      var folder = ""
      for component in place.path.pathComponents.dropLast() {
        folder += component + "/"
        if seen.insert(folder).inserted { checkFolder(folder, String(component), file, &run) }
      }
    }
  }

  /// - Parameter file: the first file in the folder.
  private func checkFolder(
    _ folder: String, _ name: String, _ file: Int, _ run: inout ProjectRun
  ) {
    let place = run.places[file]
    for hit in nameHits(inFileName: name) {
      let owned = index.terms[hit.term]
      guard run.selects(owned.rule, place), isWanted(owned.term, at: place),
        !isExcused(hit, inName: name),
        !hasFile(named: hit.term, in: folder, from: file, run.places)
      else { continue }
      run.report(
        Finding(
          rule: owned.rule, range: 0..<0, subject: "folder \(folder)",
          values: ["term": name, "right": owned.term.right]),
        at: place)
    }
  }

  /// The phrases in the name of a file or folder that their terms want there.
  private func nameHits(inFileName name: String) -> [TermIndex.Hit] {
    let buffer = SourceBuffer(Array(name.utf8))
    var hits: [TermIndex.Hit] = []
    index.search(buffer.padded.view, in: 0..<buffer.count, gap: .prose, into: &hits)
    return hits.filter { hit in
      let term = index.terms[hit.term].term
      return term.scopes.contains(.files) && term.near == nil && term.forms.isEmpty
        && fits(hit.range, term.position, in: 0..<buffer.count, buffer.padded)
    }
  }

  /// - Parameter first: the first file of the folder, after which its others are.
  private func hasFile(
    named term: Int, in folder: String, from first: Int, _ places: [Place]
  ) -> Bool {
    places[first...].prefix { $0.path.hasPrefix(folder) }.contains { place in
      nameHits(inFileName: String(place.stem)).contains { $0.term == term }
    }
  }
}
