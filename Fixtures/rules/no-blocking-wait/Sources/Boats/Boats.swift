func sleep(_ hours: Int) {}
func night() { sleep(8) }
