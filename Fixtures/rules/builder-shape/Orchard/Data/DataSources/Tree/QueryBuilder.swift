struct QueryBuilder {}
