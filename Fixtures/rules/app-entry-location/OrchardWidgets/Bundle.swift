@main
struct Bundle {}
