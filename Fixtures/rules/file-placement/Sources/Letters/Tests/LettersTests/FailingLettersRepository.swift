actor FailingLettersRepository {}
