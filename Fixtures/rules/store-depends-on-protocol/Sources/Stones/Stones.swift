final class StonesRepository {}
final class Container { let repository: StonesRepository }
