typealias Stop = StationModel

final class HarbourModel: Stop {}

// class RouteModel: no subclass, only a comment: final class A: RouteModel {}
struct Wrapper<Model: TripModel> {}
