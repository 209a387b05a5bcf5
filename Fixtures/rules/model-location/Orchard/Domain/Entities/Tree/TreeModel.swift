struct TreeModel { struct LeafModel {} }
final class BarkModel {}
