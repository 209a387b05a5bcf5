// A file that is left out has a subclass.
class Dock {}

// One may be behind another name.
class Pier {}
typealias Jetty = Pier

class Quay {}
