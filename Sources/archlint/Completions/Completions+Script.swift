extension Completions {
  /// The script for a shell.
  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions(self).script
    case .zsh: ZshCompletions(self).script
    case .fish: FishCompletions(self).script
    }
  }
}
