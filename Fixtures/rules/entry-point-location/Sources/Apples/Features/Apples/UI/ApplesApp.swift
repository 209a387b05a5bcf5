@main  // expect: entry-point-location
struct ApplesApp: App {}
