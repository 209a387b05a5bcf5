// expect-file: file-name-pascalcase
