final class TabsViewModel { var tab = 0 }
