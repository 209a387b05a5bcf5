// expect-file: feature-first-folders
public struct Tide {}
