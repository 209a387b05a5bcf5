final class WalkCache { var store: WalksStore? }  // expect: layer-direction
