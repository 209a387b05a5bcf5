// expect-file: screen-file-naming
