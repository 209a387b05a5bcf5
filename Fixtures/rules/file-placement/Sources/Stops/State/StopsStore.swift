final class StopsStore {}
struct StopView: View {}  // expect: file-placement
