final class Cart {}

public struct Route {}

struct Basket {}

final class Scale {}

actor Press {}

@MainActor final class Draft {}

extension Turn: Sendable {}

extension Scale: @unchecked Sendable {}
