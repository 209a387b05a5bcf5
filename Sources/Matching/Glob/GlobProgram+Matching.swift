import Buffers

extension GlobProgram {
  /// True if any alternative matches the whole of `text`.
  func matches(_ text: BufferView<UInt8>) -> Bool {
    for alternative in alternatives where mayEnd(text, alternative) {
      if matches(text, 0..<text.count, alternative) { return true }
    }
    return false
  }

  /// False if the text does not end with the literal that the alternative ends with: most names differ
  /// there.
  private func mayEnd(_ text: BufferView<UInt8>, _ alternative: Range<Int>) -> Bool {
    guard let last = alternative.last, case .literal(let start, let count) = steps[last] else {
      return true
    }
    return count <= text.count && hasLiteral(start, count, at: text.count - count, text)
  }

  /// True if any alternative could match a path below `folder`.
  ///
  /// Components before the first `**` must match one to one; from there on anything goes.
  func mayMatch(below folder: BufferView<UInt8>) -> Bool {
    for alternative in alternatives {
      if mayMatch(below: folder, alternative) { return true }
    }
    return false
  }

  private func mayMatch(below folder: BufferView<UInt8>, _ alternative: Range<Int>) -> Bool {
    var step = alternative.lowerBound
    var offset = 0
    while offset < folder.count {
      var end = step
      scan: while end < alternative.upperBound {
        switch steps[end] {
        case .folders, .foldersBeforeLast, .restEnding: return true
        case .separator: break scan
        default: end += 1
        }
      }
      // The pattern's last component cannot be a folder above a match.
      guard end < alternative.upperBound else { return false }
      let next = nextSeparator(in: folder, from: offset) ?? folder.count
      guard matches(folder, offset..<next, step..<end) else { return false }
      step = end + 1
      offset = next + 1
    }
    return true
  }

  /// True if the steps `range` match exactly the bytes `bounds` of `text`.
  func matches(
    _ text: BufferView<UInt8>, _ bounds: Range<Int>, _ range: Range<Int>
  ) -> Bool {
    let all = steps
    let steps = all.view
    let end = bounds.upperBound
    var step = range.lowerBound
    var offset = bounds.lowerBound
    // Where to go on after a mismatch: the step after the last '*' and the end of its text so far,
    // and the same for the last '**'.
    var run = (step: -1, offset: 0)
    var folders = (step: -1, offset: 0)
    while true {
      if step == range.upperBound {
        if offset == end { return true }
      } else if case .restEnding(let start, let count) = steps[step] {
        if offset < end, offset + count <= end, hasLiteral(start, count, at: end - count, text) {
          return true
        }
      } else if let next = advance(steps[step], at: offset, to: end, in: text) {
        switch steps[step] {
        case .run: run = (step + 1, next)
        case .folders: (folders, run) = ((step + 1, next), (-1, 0))
        default: break
        }
        (step, offset) = (step + 1, next)
        continue
      }
      if run.step >= 0, run.offset < end, UInt16(text[run.offset]) != separator {
        run.offset += UTF8Character(at: run.offset, in: text).length
        (step, offset) = run
      } else if folders.step >= 0,
        let next = nextSeparator(in: text, from: folders.offset), next < end
      {
        folders.offset = next + 1
        (step, offset) = folders
        run.step = -1
      } else {
        return false
      }
    }
  }

  /// The offset after what `step` matches at `offset`, at its shortest, or nil.
  @inline(__always)
  private func advance(
    _ step: Step, at offset: Int, to end: Int, in text: BufferView<UInt8>
  ) -> Int? {
    switch step {
    case .literal(let start, let count):
      return offset + count <= end && hasLiteral(start, count, at: offset, text)
        ? offset + count : nil
    case .separator:
      return offset < end && UInt16(text[offset]) == separator ? offset + 1 : nil
    case .anyCharacter:
      guard offset < end, UInt16(text[offset]) != separator else { return nil }
      return offset + UTF8Character(at: offset, in: text).length
    case .characterClass(let index, let isNegated):
      guard offset < end, UInt16(text[offset]) != separator else { return nil }
      let character = UTF8Character(at: offset, in: text)
      return sets[index].contains(character.value) != isNegated ? offset + character.length : nil
    case .runEnding(let start, let count):
      guard offset + count <= end, hasLiteral(start, count, at: end - count, text),
        nextSeparator(in: text, from: offset) ?? end >= end - count
      else { return nil }
      return end
    case .foldersBeforeLast:
      var last = end
      while last > offset, UInt16(text[last - 1]) != separator { last -= 1 }
      return last
    case .run, .folders:
      return offset
    case .restEnding:
      return nil
    }
  }

  @inline(__always)
  private func hasLiteral(
    _ start: Int, _ count: Int, at offset: Int, _ text: BufferView<UInt8>
  ) -> Bool {
    for index in 0..<count where text[offset + index] != literals[start + index] {
      return false
    }
    return true
  }

  @inline(__always)
  private func nextSeparator(in text: BufferView<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < text.count {
      if UInt16(text[offset]) == separator { return offset }
      offset += 1
    }
    return nil
  }
}
