enum StopsError: Error { case closed }
struct RoomService: Hashable { let dish: String }
