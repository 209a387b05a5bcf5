// What previews show.
