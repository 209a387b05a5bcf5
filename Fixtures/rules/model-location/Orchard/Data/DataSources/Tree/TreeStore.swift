@Model
final class StoredTreeModel {}

final class LeafClassifierModel: MLModel {}

@available(iOS 18, *)
struct CacheModel {}  // expect: model-location
