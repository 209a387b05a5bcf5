// Tables that sort by the column that is clicked.

/**
 * A table. A column is `{ title, value, cell, isNumber }`: what a row is sorted by, and what is shown.
 * `order` is the column that the rows are sorted by already, the largest first where it is a number.
 */
function sortableTable(columns, rows, { caption, order }) {
  const body = el("tbody", {}, rows.map((row) => tableRow(columns, row)));
  const heads = columns.map((column, index) => el("th", { scope: "col", class: column.isNumber ? "number" : undefined },
    el("button", { type: "button", class: "sort", onclick: () => sort(index) }, column.title)));
  const show = (index, isUp) => heads.forEach((head, number) => {
    if (number === index) head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
    else head.removeAttribute("aria-sort");
  });
  const sort = (index) => {
    const column = columns[index];
    const state = heads[index].getAttribute("aria-sort");
    // Numbers start with the largest, names with the first.
    const isUp = state === null ? !column.isNumber : state === "descending";
    const sorted = [...rows].sort((a, b) => compare(column.value(a), column.value(b)) * (isUp ? 1 : -1));
    replaceChildren(body, sorted.map((row) => tableRow(columns, row)));
    show(index, isUp);
  };
  show(order, !columns[order].isNumber);
  return el("table", {}, caption && el("caption", {}, caption), el("thead", {}, el("tr", {}, heads)), body);
}

function compare(left, right) {
  return typeof left === "number" ? left - right : left < right ? -1 : left > right ? 1 : 0;
}

function tableRow(columns, row) {
  return el("tr", {}, columns.map((column, index) => el(index === 0 ? "th" : "td",
    { class: column.isNumber ? "number" : undefined, scope: index === 0 ? "row" : undefined },
    column.cell ? column.cell(row) : shownNumber(column.value(row)))));
}

function shownNumber(value) {
  return typeof value === "number" ? (value ? number(value) : "–") : value;
}
