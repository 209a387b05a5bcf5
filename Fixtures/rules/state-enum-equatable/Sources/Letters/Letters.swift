enum State { case loading }
struct Machine { enum State { case on } }
