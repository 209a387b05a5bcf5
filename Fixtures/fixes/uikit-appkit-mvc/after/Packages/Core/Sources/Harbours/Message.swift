import CoreData

/// What the harbour office says, one at a time.
public final class Message: NSManagedObject {}
