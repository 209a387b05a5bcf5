struct Letter {}
