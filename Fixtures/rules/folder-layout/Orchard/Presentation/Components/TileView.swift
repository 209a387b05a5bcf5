// expect-file: folder-layout
