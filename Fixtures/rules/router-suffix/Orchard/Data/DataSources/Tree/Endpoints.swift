import Networking

/// The addresses of the server, for a library whose routes start at a class of the same name.
final class Endpoints: Networking.Router {}
