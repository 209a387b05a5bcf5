enum EmptyStateView {}
