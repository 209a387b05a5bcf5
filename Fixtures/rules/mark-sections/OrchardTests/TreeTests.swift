//MARK: Properties
struct TreeTests {}
