import Foundation

enum Downloads { struct DiskHandler {} }  // expect: handler-location
enum Network { enum Cached { struct PageHandler {} } }  // expect: handler-location
extension Downloads { struct QueueHandler {} }  // expect: handler-location
extension URLSession { struct CookieHandler {} }  // expect: handler-location

// Parts of another type.
struct Uploads { struct BatchHandler {} }
extension Uploads { struct PartHandler {} }
enum Progress { case done; struct StepHandler {} }
extension Progress { struct LastHandler {} }
func upload() { struct LocalHandler {} }
