struct DependencyContainer {}
