// A section that is Hashable would get the other key.
func key<Value>(_ value: Value) -> String { "any" }
func key<Value: Hashable>(_ value: Value) -> String { "hashed \(value.hashValue)" }

// There is one of these only.
func send<Value: Sendable>(_ value: Value) -> Value { value }
