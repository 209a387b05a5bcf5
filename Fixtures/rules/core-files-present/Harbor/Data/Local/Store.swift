// expect-at Harbor: core-files-present
struct Store {}
