@main
struct MacApp: App {}
