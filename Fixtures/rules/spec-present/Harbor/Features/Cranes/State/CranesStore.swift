// expect-at Harbor/Features/Cranes: spec-present
struct CranesStore {}
