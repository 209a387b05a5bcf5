import UIKit

// Code that works with models, and a class without anything stored.
final class HarvestCache { var harvests: [Int: String] = [:] }
final class FeedConnection { var isOpen = false }
final class ShareHarvestActivity: UIActivity { let title = "" }
final class TagReader: TagReading {}
// Objects of Realm stay on their thread.
public class StoredTree: Object, Codable { var name = "" }
