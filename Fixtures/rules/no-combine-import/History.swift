  import   Combine  ; import Foundation  // expect: no-combine-import

/// Nothing of the module is left here but the import.
@Observable
final class History {
  var urls: [URL] = []
}
