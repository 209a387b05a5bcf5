enum QueryBuilder { static func build() -> String { "" } }
