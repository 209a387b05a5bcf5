struct LettersView_visionOS: View {}  // expect: platforms-code-guarded
