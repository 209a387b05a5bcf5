import UIKit

// Texts and tints lie on the glass.
func style() {
  UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: gold]
  UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: gold]
  UITabBar.appearance().unselectedItemTintColor = gold
  UITabBar.appearance().tintColor = gold
  UITabBar.appearance().scrollEdgeAppearance = opaque  // expect: no-opaque-bars
  UINavigationBar.appearance().barTintColor = gold  // expect: no-opaque-bars
}
