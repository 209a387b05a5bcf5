protocol MossRepository {}
