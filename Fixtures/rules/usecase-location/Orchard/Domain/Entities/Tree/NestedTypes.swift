import Foundation

enum Downloads { struct DiskUseCase {} }  // expect: usecase-location
enum Network { enum Cached { struct PageUseCase {} } }  // expect: usecase-location
extension Downloads { struct QueueUseCase {} }  // expect: usecase-location
extension URLSession { struct CookieUseCase {} }  // expect: usecase-location

// Parts of another type.
struct Uploads { struct BatchUseCase {} }
extension Uploads { struct PartUseCase {} }
enum Progress { case done; struct StepUseCase {} }
extension Progress { struct LastUseCase {} }
func upload() { struct LocalUseCase {} }
