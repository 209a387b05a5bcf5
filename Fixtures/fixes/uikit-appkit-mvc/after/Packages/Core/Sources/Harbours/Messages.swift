import CoreData

/// What the harbour office says.
public final class Messages: NSManagedObject {}  // expect: model-name-singular

/// One row of a list.
public final class Item: NSManagedObject {}  // expect: model-name-specific, one-type-per-file
