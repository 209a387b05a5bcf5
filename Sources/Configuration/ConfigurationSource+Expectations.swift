import LintRules
import Matching
import YAML

extension ConfigurationSource {
  /// The things that a project must have for the file to make sense.
  var expectations: [Configuration.Expectation] {
    func problem(_ message: String, _ mark: YAMLMark) -> ConfigurationProblem {
      ConfigurationProblem(file: decoder.file, mark: mark, message: message)
    }
    var expectations: [Configuration.Expectation] = []
    for glob in file.include {
      expectations.append(
        .init(
          subject: .files(glob.value),
          problem: problem("'\(glob.value.pattern)' matches no file", glob.mark)))
    }
    for glob in file.exclude {
      expectations.append(
        .init(
          subject: .excluded(glob.value),
          problem: problem("'\(glob.value.pattern)' under 'exclude' matches nothing", glob.mark)))
    }
    for layer in file.layers {
      expectations.append(
        .init(
          subject: .layer(layer.name),
          problem: problem("layer '\(layer.name)' has no files", layer.mark)))
    }
    for (glob, key, mark) in decoder.globMentions {
      let isProtected = key == "'protected'"
      expectations.append(
        .init(
          subject: isProtected ? .protected(glob) : .selected(glob),
          problem: problem("'\(glob.pattern)' under \(key) matches no file", mark)))
    }
    for override in file.entries.flatMap(\.overrides) {
      expectations.append(
        .init(
          subject: .places(override.name),
          problem: problem("'\(override.name.pattern)' matches no file", override.mark)))
    }
    return expectations
  }
}
