extension Tide {}
enum TideState { case rising }
