import Matching
import Project
import YAML

/// A value with its location in the file.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let mark: YAMLMark

  package init(value: Value, mark: YAMLMark) {
    self.value = value
    self.mark = mark
  }
}

/// One entry of a table.
package struct TableEntry<Name: Sendable, Value: Sendable>: Sendable {
  package let name: Name
  package let value: Value
  /// The location of the name.
  package let mark: YAMLMark
}

extension ValueType where Value: Sendable {
  /// A value with its location.
  package var located: ValueType<Located<Value>> {
    ValueType<Located<Value>>(shape) { node, what, decoder in
      read(node, what, &decoder).map { Located(value: $0, mark: node.start) }
    }
  }
}

extension ValueType {
  /// A mapping from names of some form to values.
  ///
  /// - Parameters:
  ///   - names: the form of the names.
  ///   - name: a name in messages, such as `the name of a layer`.
  ///   - values: the form of the values.
  ///   - called: the value of a name in messages.
  package static func table<Name, Element>(
    _ names: ValueType<Name>, called name: String, of values: ValueType<Element>,
    called value: @escaping @Sendable (Name) -> String
  ) -> Self where Value == [TableEntry<Name, Element>] {
    Self(.table(keys: names.shape, values: values.shape)) { node, what, decoder in
      guard let reader = decoder.mapping(node, what) else { return nil }
      return reader.entries.compactMap { entry in
        guard let name = names.read(entry.key, name, &decoder),
          let value = values.read(entry.value, value(name), &decoder)
        else { return nil }
        return TableEntry(name: name, value: value, mark: entry.key.start)
      }
    }
  }
}

extension ValueType<[String: [String]]> {
  /// Names of options, each with one value or several, which may be names of the vocabulary.
  package static var options: Self {
    let table = ValueType<[TableEntry<String, [String]>]>.table(
      .text, called: "the name of an option", of: .texts, called: { "the option '\($0)'" })
    return Self(table.shape) { node, what, decoder in
      let entries = table.read(decoder.withNames(node), what, &decoder)
      return entries.map { Dictionary($0.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }) }
    }
  }
}

extension ValueType<CalendarDay> {
  /// A day in the form `2026-12-31`.
  package static var day: Self {
    Self(.day) { node, what, decoder in
      guard let text = decoder.string(node, what) else { return nil }
      if let day = CalendarDay(text) { return day }
      decoder.problem("\(what) must be a day such as 2026-12-31, not '\(text)'", at: node)
      return nil
    }
  }
}
