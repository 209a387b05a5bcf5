// expect-at Features/Cranes: feature-file-set
struct CranesStore {}
