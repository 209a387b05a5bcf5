struct Berth {}
