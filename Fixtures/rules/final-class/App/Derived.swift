final class Derived: Base {}
