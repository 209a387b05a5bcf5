// expect-file: platform-file-naming
