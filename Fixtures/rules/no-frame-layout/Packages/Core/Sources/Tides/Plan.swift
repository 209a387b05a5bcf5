func place() { view.frame = rectangle }
