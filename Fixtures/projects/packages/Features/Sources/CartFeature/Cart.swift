import Kit

/// `Item` comes through the module that exports it; `Draft` is not public and so this one's own.
public struct Cart {
  let items: [Item]
  let kind: Models.Item.Kind
  let draft: Draft
}

struct Draft {}
