// expect-file: feature-file-set
struct CranesStore {}
