// expect-file: core-files-present
struct Store {}
