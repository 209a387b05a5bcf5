/// A meal, and no collaborator.
struct RoomService: Hashable {
  let dish: String
}

enum GitRepository { case local, remote(String) }
