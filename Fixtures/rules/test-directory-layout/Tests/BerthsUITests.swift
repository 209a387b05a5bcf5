// expect-file: test-directory-layout
final class BerthsUITests {}
