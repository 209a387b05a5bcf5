protocol PreviewProvider {}
struct Row: PreviewProvider {}
