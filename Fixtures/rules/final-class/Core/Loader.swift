@MainActor
public class Loader {  // expect: final-class
  class func make() -> Loader { Loader() }
}
// Each app subclasses it.
class Screen {}
extension Base { class Inner {} }  // expect: final-class
