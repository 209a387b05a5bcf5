let boat = try! Boat.sample()
