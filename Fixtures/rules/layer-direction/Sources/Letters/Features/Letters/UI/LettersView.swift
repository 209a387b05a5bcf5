struct LettersView { let store: LettersStore; let letter: Letter }
