// expect-file: handler-location
enum TreeParsing {}
