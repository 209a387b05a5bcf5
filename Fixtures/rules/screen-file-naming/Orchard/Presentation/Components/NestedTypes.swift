enum Shared { final class BarkViewModel {} }  // expect: screen-file-naming
struct Bark { final class RingViewModel {} }
enum Rings { struct ViewModel {} }
