// expect-at .: ci-runs-tests
struct Berth {}
