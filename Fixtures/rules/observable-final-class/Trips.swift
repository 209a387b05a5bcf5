import Observation

@Observable
class TripModel {}  // expect: observable-final-class

@MainActor
@Observable
public class RouteModel {  // expect: observable-final-class
  @Observable class Leg {}  // expect: observable-final-class
}

@Observation.Observable class MapModel {}  // expect: observable-final-class

@Observable final class PlaceModel {}

@Observable open class BaseModel {}

@Observable class TransportModel {}

final class TrainModel: TransportModel {}

@Observable class StationModel {}

class PlainModel {}

@Observable class PlanModel {}  // expect: observable-final-class

protocol PlanModelling {}

extension PlanModel: PlanModelling {}
