extension TreeHandler {}
