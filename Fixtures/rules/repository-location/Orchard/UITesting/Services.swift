// A double of UI tests.
final class UITestPlansRepository: PlansRepository {}
