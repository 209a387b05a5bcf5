enum BerthDetailView {}
