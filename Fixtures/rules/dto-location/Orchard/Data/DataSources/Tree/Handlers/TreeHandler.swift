private struct
  LeafDTO:  // expect: dto-location
  Codable {}
struct TreeDTOs {}
struct Tree { struct RowDTO {} }
// struct OldDTO {}
let code = """
  struct OlderDTO {}
  """
func read(_ tree: TreeDTO) -> TreeDTO { tree }
