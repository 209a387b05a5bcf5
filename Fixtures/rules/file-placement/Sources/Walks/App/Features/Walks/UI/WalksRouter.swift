final class WalksRouter {}  // expect: file-placement
