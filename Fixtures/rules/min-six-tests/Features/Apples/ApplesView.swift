struct ApplesView {}
