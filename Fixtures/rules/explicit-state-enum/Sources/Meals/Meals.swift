enum State { case on, off }
