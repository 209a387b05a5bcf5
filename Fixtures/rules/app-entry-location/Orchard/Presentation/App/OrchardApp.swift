@main
struct OrchardApp: App {}
