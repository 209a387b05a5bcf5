import Foundation

enum Downloads { struct DiskModel {} }  // expect: model-location
enum Network { enum Cached { struct PageModel {} } }  // expect: model-location
extension Downloads { struct QueueModel {} }  // expect: model-location
extension URLSession { struct CookieModel {} }  // expect: model-location

// Parts of another type.
struct Uploads { struct BatchModel {} }
extension Uploads { struct PartModel {} }
enum Progress { case done; struct StepModel {} }
extension Progress { struct LastModel {} }
func upload() { struct LocalModel {} }
