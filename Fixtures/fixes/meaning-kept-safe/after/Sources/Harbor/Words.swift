/// 16 pt, unlike the Material Design of the other app and its RecyclerView.
let space = 16
