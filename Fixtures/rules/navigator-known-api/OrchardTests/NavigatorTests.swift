func slides() { navigator.slide() }
