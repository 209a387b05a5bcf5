import LintRules
import Matching
import YAML

extension ConfigurationSource {
  /// The things that a project must have for the file to make sense.
  var expectations: [Configuration.Expectation] {
    var expectations: [Configuration.Expectation] = []
    func expect(
      _ subject: Configuration.Expectation.Subject, _ mark: YAMLMark, orElse message: String
    ) {
      let problem = ConfigurationProblem(file: decoder.file, mark: mark, message: message)
      expectations.append(.init(subject: subject, problem: problem))
    }
    for glob in file.include {
      expect(.files(glob.value), glob.mark, orElse: "'\(glob.value.pattern)' matches no file")
    }
    for glob in file.exclude {
      let message = "'\(glob.value.pattern)' under 'exclude' matches nothing"
      expect(.excluded(glob.value), glob.mark, orElse: message)
    }
    for folder in file.appFolders {
      expect(.folder(folder.value), folder.mark, orElse: "there is no folder '\(folder.value)'")
    }
    for layer in file.layers {
      expect(.layer(layer.name), layer.mark, orElse: "layer '\(layer.name)' has no files")
    }
    for mention in decoder.globMentions {
      let things = mention.isOfFolders ? "folder with Swift files" : "file"
      expect(
        subject(of: mention), mention.mark,
        orElse: "'\(mention.glob.pattern)' under \(mention.key) matches no \(things)")
    }
    for override in file.entries.flatMap(\.overrides) {
      let message = "'\(override.name.pattern)' matches no file"
      expect(.places(override.name), override.mark, orElse: message)
    }
    return expectations
  }

  private func subject(of mention: GlobMention) -> Configuration.Expectation.Subject {
    if mention.isOfFolders { return .group(mention.glob) }
    return mention.key == "'protected'" ? .protected(mention.glob) : .selected(mention.glob)
  }
}
