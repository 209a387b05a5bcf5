#if os(visionOS)
let list = List(walks) { walk in WalkRow(walk: walk).hoverEffect() }
let card = WalkCard().hoverEffect().onTapGesture { play() }
let links = List(walks) { walk in NavigationLink(value: walk) { WalkRow(walk: walk) } }
#endif
let other = List(walks) { walk in WalkRow(walk: walk) }
