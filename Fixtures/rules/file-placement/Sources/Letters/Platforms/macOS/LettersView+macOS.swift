struct LettersSidebarView: View {}
