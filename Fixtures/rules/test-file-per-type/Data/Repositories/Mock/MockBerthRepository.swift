actor MockBerthRepository {}
