// expect-file: spec-present
struct CranesStore {}
