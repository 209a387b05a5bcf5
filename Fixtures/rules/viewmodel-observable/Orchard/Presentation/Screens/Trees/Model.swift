import Combine

class Model: ObservableObject {}
