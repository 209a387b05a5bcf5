@main
struct Export: ParsableCommand {}
