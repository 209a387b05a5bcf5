let rows = ForEach(boats) { boat in NavigationLink(value: boat) { BoatCard(boat: boat) } }
