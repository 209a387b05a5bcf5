// expect-file: screen-complete
