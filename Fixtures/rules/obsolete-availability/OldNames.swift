@available(OSX 10.15, *)  // expect: obsolete-availability
final class Press {}

@available(OSX 27, *)
final class NewPress {}
