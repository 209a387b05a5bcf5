func show() {}
