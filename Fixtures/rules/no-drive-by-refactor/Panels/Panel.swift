func show() { title = "Tides  today" }
func max() -> Double { tides.last }
