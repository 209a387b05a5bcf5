final class ApplesRepository { private var cache: [Apple] = [] }  // expect: mutable-repository-is-actor
