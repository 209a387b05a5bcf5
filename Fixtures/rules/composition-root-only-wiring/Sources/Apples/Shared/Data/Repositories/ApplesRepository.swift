actor ApplesRepository {}
