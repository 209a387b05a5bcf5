actor InMemoryLettersRepository {}
