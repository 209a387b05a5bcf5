import UIKit

/// Recycles like the RecyclerView.  // expect: term-recyclerview
final class RecyclerViewAdapter {  // expect: term-recyclerview
  let recyclerView = UITableView()  // expect: term-recyclerview
  let name = "Recycler View"  // expect: term-recyclerview

  /* The recycler view and its recycler  // expect: term-recyclerview
     views, a recycler-view each. */  // expect: term-recyclerview
  func show() { print(recyclerView) }
  let help = """
    See RecyclerView.  // expect: term-recyclerview
    """
}

let adapter = RecyclerViewAdapter()
let pool = SharedRecyclerViews.pool  // expect: term-recyclerview
