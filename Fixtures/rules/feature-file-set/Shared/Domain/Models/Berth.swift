enum Berth {}
