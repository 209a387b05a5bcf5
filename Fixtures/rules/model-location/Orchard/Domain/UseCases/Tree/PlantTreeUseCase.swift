struct PlanModel {}  // expect: model-location
public final class
  HoleModel<Depth: Sendable>  // expect: model-location
{}
extension PlanModel { struct StepModel {} }
/* struct OldModel {} */
let code = """
  struct OlderModel {}
  """
