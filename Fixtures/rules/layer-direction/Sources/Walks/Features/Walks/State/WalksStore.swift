final class WalksStore { let view: WalksView }  // expect: layer-direction
