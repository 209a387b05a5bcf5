final class BoatsStore: ObservableObject {}
struct BoatsView: View { @StateObject var store: BoatsStore }
