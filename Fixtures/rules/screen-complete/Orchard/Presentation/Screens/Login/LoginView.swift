// No view model. expect-file would stand on the first file.
