import Foundation

/// Reads the fragment of an address, and the Fragment of a query.
struct Links {
  let fragment: String?
  let Fragment = "Fragment of the screen"  // expect: term-fragment
  let part = "Fragment of the text"
  let urlFragment = URLComponents(string: "a#b")?.fragment

  // The URL Fragment names the part of the screen. Android knows a URL Fragment too.
  // A shader has a vertex and a fragment: the Fragment Shader of the screen, the Metal fragment.

  // The HTML Fragment is shown on the screen; a text Fragment is too.
  /* GraphQL Fragment of the Activity query; screens have fragments. */
  func open(fragment: String, Fragment other: String) -> Fragments { Fragments(all: [fragment]) }
}

struct Fragments {
  let all: [String]
}

struct TextFragment: Codable {}
struct FragmentView {}
struct DataFragmentation {}
struct UserFragment: GraphQLFragment {}
protocol GraphQLFragment {}
