let screen = NavigationStack { List {} }
let split = NavigationSplitView { Sidebar() } detail: { Detail() }
