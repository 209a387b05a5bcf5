final class LeafViewModel {}
