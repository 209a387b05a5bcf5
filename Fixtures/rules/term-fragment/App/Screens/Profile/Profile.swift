import Foundation

/// The profile of the user.
final class ProfileFragment {}  // expect: term-fragment

struct Profile {
  enum DetailFragment {}  // expect: term-fragment
  let fragment = "ProfileFragment"
}

struct PersonFragment: GraphQLFragment {}
struct ProfileFragments {}
