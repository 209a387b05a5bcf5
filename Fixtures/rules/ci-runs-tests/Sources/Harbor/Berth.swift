// expect-file: ci-runs-tests
struct Berth {}
