@main struct Tiles: WidgetBundle {}
@main struct Release: AsyncParsableCommand {}
