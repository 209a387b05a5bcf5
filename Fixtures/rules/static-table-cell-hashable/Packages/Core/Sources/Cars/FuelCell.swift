/// A cell that no table knows.
enum FuelCell {
  case hydrogen
  case methanol(Int)
}

enum BloodCell { case red, white }
struct Car { let cells: FuelCell }
