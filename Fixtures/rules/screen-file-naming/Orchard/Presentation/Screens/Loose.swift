final class LooseViewModel {}  // expect: screen-file-naming
