struct BerthRepository {}
