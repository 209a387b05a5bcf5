import Configuration
import LintRules
import Serving

/// Code actions, hovers, completions and definitions.
extension LanguageServer {
  func codeActions(_ parameters: MessageValue) throws -> MessageValue {
    let (path, document) = try document(in: parameters)
    guard let range = Range<Position>(parameters["range"]), let index = folder(of: path) else {
      return []
    }
    let actions = CodeActions(
      uri: try uri(in: parameters), document: document, findings: findings(at: path, index),
      conversion: conversion(folders[index]))
    let only = parameters["context"]?["only"]?.array?.compactMap(\.string)
    return .array(actions.actions(in: range, only: only))
  }

  func hover(_ parameters: MessageValue) async throws -> MessageValue {
    let (path, document) = try document(in: parameters)
    guard let position = Position(parameters["position"]), let index = folder(of: path) else {
      return .null
    }
    let start = document.offset(of: Position(line: position.line, character: 0), encoding)
    let column = document.offset(of: position, encoding) - start
    let word = Hover.word(in: document.line(position.line), at: column)
    let conversion = conversion(folders[index])
    let found = findings(at: path, index).filter { finding in
      let range = conversion.range(of: finding, in: document)
      return range.lowerBound <= position && position <= range.upperBound
    }
    let known = folders[index].rules
    let rules = try known[word].map { [$0] } ?? shipped(word) ?? found.compactMap { known[$0.rule] }
    var texts = rules.map { Hover.markdown($0) }
    if Hover.isDeclared(word, in: document.line(position.line)),
      let place = folders[index].relative(path),
      let conventions = await folders[index].conventions?(place, position.line + 1)
    {
      texts.append("**Conventions**\n\n\(conventions)")
    }
    guard !texts.isEmpty else { return .null }
    let text = texts.joined(separator: "\n\n---\n\n")
    return ["contents": ["kind": "markdown", "value": .string(text)]]
  }

  /// The shipped rule with an id, which may be off.
  func shipped(_ id: String) throws -> [Rule]? {
    try Catalogue.shipped().rule(id).map { [$0] }
  }

  func completion(_ parameters: MessageValue) throws -> MessageValue {
    let (path, document) = try document(in: parameters)
    guard path.hasSuffix("/.archlint.yml"), let position = Position(parameters["position"]) else {
      return .null
    }
    let catalogue = try Catalogue.shipped()
    let start = document.offset(of: Position(line: position.line, character: 0), encoding)
    let lines = (0...position.line).map { document.line($0) }
    let context = ConfigurationContext(
      lines: lines, column: document.offset(of: position, encoding) - start)
    let names = catalogue.presets.map { (name: $0.name, title: $0.title) }
    let completion = ConfigurationCompletion(
      rules: catalogue.ids, presets: names, layers: layers(in: document))
    return .array(completion.items(in: context).map(\.json))
  }

  /// The names of the layers in a configuration: the keys below `layers`.
  func layers(in document: TextDocument) -> [String] {
    var names: [String] = []
    var isInside = false
    for index in 0..<document.lineCount {
      let line = document.line(index)
      if line.first?.isLetter == true { isInside = line.hasPrefix("layers:") }
      guard isInside, line.hasPrefix("  "), !line.hasPrefix("   ") else { continue }
      names.append(String(line.dropFirst(2).prefix { $0 != ":" }))
    }
    return names
  }

  /// The definition of a rule of the project: its `id` in the configuration.
  func definition(_ parameters: MessageValue) throws -> MessageValue {
    let (path, document) = try document(in: parameters)
    guard let position = Position(parameters["position"]), let index = folder(of: path) else {
      return .null
    }
    let start = document.offset(of: Position(line: position.line, character: 0), encoding)
    let column = document.offset(of: position, encoding) - start
    let word = Hover.word(in: document.line(position.line), at: column)
    // `FILE:LINE:COLUMN`, counted from 1.
    guard let origin = folders[index].rules[word]?.origin else { return .null }
    let parts = origin.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return .null }
    let file = parts.dropLast(2).joined(separator: ":")
    guard file.hasPrefix("/") else { return .null }
    let place = Position(line: line - 1, character: 0)
    let uri = FileURI.uri(of: folders[index].shown(file))
    return ["uri": .string(uri), "range": (place..<place).json]
  }
}
