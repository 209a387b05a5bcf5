// expect-file: folder-layout
enum Dates {}
