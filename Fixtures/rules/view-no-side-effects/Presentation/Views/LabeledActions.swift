// The label of the first argument is a keyword, and starts no statement.
struct VotesContent: View {
  var body: some View {
    Menu("Votes") {
      VoteItems.items(
        for: post,
        onVote: { Task { await vote() } },
        onUnvote: { Task { await unvote() } })
    }
  }
}
