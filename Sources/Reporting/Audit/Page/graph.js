// Which layer uses which. Few of them are a drawing; many are a matrix, and a drawing of the chosen
// one with its neighbours. A table says the same.

/** How many nodes a drawing and a matrix show in a readable size. */
const maximumDrawn = 14;
const maximumInMatrix = 90;

function renderGraph() {
  const graph = audit.graph;
  byId("layers-title").textContent = `${levelTitle(graph)} and their dependencies`;
  const figure = el("figure", { class: "diagram", id: "drawing" });
  const names = graph.nodes.map((node) => node.name).sort();
  const control = el("select", { onchange: (event) => drawAround(event.target.value) },
    graph.nodes.length <= maximumDrawn ? el("option", { value: "" }, `all ${graph.level}s`) : null,
    names.map((name) => el("option", { value: name }, visible(name))));
  replaceChildren(byId("graph"),
    graph.nodes.length > maximumDrawn && graph.nodes.length <= maximumInMatrix && matrix(graph),
    el("p", { class: "focus" }, el("label", {}, `Draw the neighbors of `, control)), figure,
    el("div", { class: "scroll edges" }, edgeTable(graph)));
  control.id = "focus";
  drawAround(graph.nodes.length <= maximumDrawn ? "" : mostConnected(graph));
}

/** `Layers`, `Modules`, `Folders` or `Files`. */
function levelTitle(graph) {
  return `${graph.level[0].toUpperCase()}${graph.level.slice(1)}s`;
}

/** Draws a node with its neighbours; all nodes where there is no name. */
function drawAround(name) {
  const graph = audit.graph;
  const edges = name ? graph.edges.filter((edge) => edge.from === name || edge.to === name) : graph.edges;
  const names = new Set([name, ...edges.flatMap((edge) => [edge.from, edge.to])]);
  const nodes = name ? graph.nodes.filter((node) => names.has(node.name)) : graph.nodes;
  byId("focus").value = name;
  replaceChildren(byId("drawing"), drawing({ ...graph, nodes, edges }));
}

function mostConnected(graph) {
  const counts = new Map(graph.nodes.map((node) => [node.name, 0]));
  for (const edge of graph.edges) {
    counts.set(edge.from, counts.get(edge.from) + 1);
    counts.set(edge.to, counts.get(edge.to) + 1);
  }
  return ranked(counts)[0][0];
}

/** A cell for each dependency of a row on a column. Rows use the columns to their right, so that a
 * cell below the diagonal is part of a cycle. */
function matrix(graph) {
  const rank = ranks(graph);
  const nodes = [...graph.nodes].sort((a, b) => rank.get(a.name) - rank.get(b.name) || (a.name < b.name ? -1 : 1));
  const position = new Map(nodes.map((node, index) => [node.name, index]));
  const cells = new Map(graph.edges.map((edge) => [`${position.get(edge.from)} ${position.get(edge.to)}`, edge]));
  const back = graph.edges.filter((edge) => !edge.findings && position.get(edge.to) < position.get(edge.from)).length;
  const head = el("tr", {}, el("th", { scope: "col" }, "uses"), nodes.map((node, index) =>
    el("th", { scope: "col", title: node.name, "data-column": index }, index + 1)));
  const rows = nodes.map((node, row) => el("tr", {},
    el("th", { scope: "row" }, el("button", { type: "button", class: "link", onclick: () => drawAround(node.name) },
      el("span", { class: "number" }, row + 1), visible(node.name))),
    nodes.map((other, column) => matrixCell(cells.get(`${row} ${column}`), row, column))));
  const table = el("table", { class: "matrix" }, el("thead", {}, head), el("tbody", {}, rows));
  table.addEventListener("mouseover", (event) => {
    const column = event.target.closest("td") ? event.target.cellIndex : -1;
    for (const cell of table.querySelectorAll(".pointed")) cell.classList.remove("pointed");
    if (column > 0) head.children[column].classList.add("pointed");
  });
  return el("figure", { class: "matrix" },
    el("figcaption", { class: "muted" }, `A number counts the references and imports from its row to its column. Red cells have findings; `
      + (back ? `${counted(back, "yellow cell")} below the diagonal ${back === 1 ? "closes" : "close"} a cycle.` : "no cell is below the diagonal, so there is no cycle.")
      + ` Click a name to draw its neighbors.`),
    el("div", { class: "scroll", tabindex: "0" }, table));
}

function matrixCell(edge, row, column) {
  if (row === column) return el("td", { class: "self" });
  if (!edge) return el("td", {});
  const weight = edge.references + edge.imports;
  const kind = edge.findings ? "broken" : column < row ? "back" : "";
  const words = `${edge.from} → ${edge.to}: ${edgeWords(edge)}`;
  const text = weight > 999 ? `${Math.round(weight / 1000)}k` : String(weight);
  const cell = el("td", { class: `edge ${kind}`, title: words },
    edge.findings ? el("a", { href: findingsLink({ between: `${edge.from} → ${edge.to}` }), "aria-label": words }, text) : text);
  cell.style.setProperty("--weight", Math.min(1, Math.log10(weight + 1) / 3).toFixed(2));
  return cell;
}

/** The row of each node: as few as possible above what it uses, edges that break a rule left out. */
function ranks(graph) {
  const rank = new Map(graph.nodes.map((node) => [node.name, 0]));
  const edges = graph.edges.filter((edge) => !edge.findings);
  const state = new Map();
  const kept = [];
  // Edges that close a cycle would never let a row be found.
  const visit = (name) => {
    state.set(name, 1);
    for (const edge of edges) {
      if (edge.from !== name || state.get(edge.to) === 1) continue;
      kept.push(edge);
      if (!state.has(edge.to)) visit(edge.to);
    }
    state.set(name, 2);
  };
  for (const node of graph.nodes) if (!state.has(node.name)) visit(node.name);
  for (let round = 0; round < graph.nodes.length; round += 1) {
    for (const edge of kept) rank.set(edge.to, Math.max(rank.get(edge.to), rank.get(edge.from) + 1));
  }
  return rank;
}

function drawing(graph) {
  const rank = ranks(graph);
  const rows = [];
  for (const node of graph.nodes) (rows[rank.get(node.name)] ||= []).push(node);
  const gap = 56;
  const boxes = new Map();
  const lines = [];
  for (const row of rows.filter(Boolean)) {
    for (let start = 0; start < row.length; start += 6) lines.push(row.slice(start, start + 6));
  }
  const widthOf = (node) => Math.max(110, node.name.length * 8.6 + 36);
  const total = Math.max(...lines.map((row) => row.reduce((sum, node) => sum + widthOf(node) + gap, 0)));
  const width = total + 120;
  lines.forEach((row, line) => {
    let x = (width - row.reduce((sum, node) => sum + widthOf(node) + gap, -gap)) / 2;
    for (const node of row) {
      boxes.set(node.name, { x, y: 30 + line * 136, w: widthOf(node), h: 54, line, node });
      x += widthOf(node) + gap;
    }
  });
  const height = (lines.length - 1) * 136 + 30 + 54 + (graph.edges.some((edge) => boxes.get(edge.from).line === boxes.get(edge.to).line) ? 56 : 30);
  const drawn = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "group", "aria-label": `${graph.nodes.length} ${graph.level}s, ${graph.edges.length} dependencies` },
    svg("defs", {}, marker("arrow", ""), marker("arrow-bad", "bad")));
  const ends = new Map();
  for (const edge of graph.edges) drawn.append(edgeShape(edge, boxes, ends, width));
  for (const box of boxes.values()) drawn.append(nodeShape(box, drawn));
  return drawn;
}

function marker(id, kind) {
  return svg("marker", { id, class: kind, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, markerUnits: "userSpaceOnUse", orient: "auto-start-reverse" }, svg("path", { d: "M0 0L10 5L0 10z" }));
}

function nodeShape(box, drawn) {
  const { node, x, y, w, h } = box;
  const shape = svg("g", { class: "node", tabindex: "0", role: "button", "data-name": node.name, "aria-label": `${node.name}, ${counted(node.files, "file")}: show its edges only` },
    svg("rect", { x, y, width: w, height: h, rx: 8 }),
    svg("text", { x: x + w / 2, y: y + 24 }, visible(node.name)),
    svg("text", { class: "small", x: x + w / 2, y: y + 42 }, counted(node.files, "file")));
  const isolate = (name) => {
    for (const part of drawn.querySelectorAll(".edge")) part.classList.toggle("faded", name !== null && part.dataset.from !== name && part.dataset.to !== name);
  };
  shape.addEventListener("mouseenter", () => isolate(node.name));
  shape.addEventListener("focus", () => isolate(node.name));
  shape.addEventListener("mouseleave", () => isolate(null));
  shape.addEventListener("blur", () => isolate(null));
  return shape;
}

function edgeShape(edge, boxes, ends, width) {
  const from = boxes.get(edge.from);
  const to = boxes.get(edge.to);
  const weight = edge.references + edge.imports;
  const isDown = to.line > from.line;
  // Edges of one node start and end beside each other, those upwards at the sides.
  const shift = (name) => { const count = ends.get(name) || 0; ends.set(name, count + 1); return ((count % 5) - 2) * 16; };
  const start = { x: from.x + from.w / 2 + shift(edge.from), y: isDown ? from.y + from.h : from.y + from.h / 2 };
  const end = { x: to.x + to.w / 2 + shift(edge.to), y: isDown ? to.y : to.y + to.h };
  let path;
  let label;
  if (isDown) {
    const middle = (start.y + end.y) / 2;
    path = `M${start.x} ${start.y}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${end.y - 2}`;
    label = { x: (start.x + end.x) / 2, y: middle };
  } else if (to.line === from.line) {
    const isRight = to.x > from.x;
    const y = from.y + from.h + 26;
    start.y = from.y + from.h;
    path = `M${start.x} ${start.y}C${start.x} ${y + 12} ${end.x} ${y + 12} ${end.x} ${to.y + to.h + 2}`;
    label = { x: (start.x + end.x) / 2 + (isRight ? 10 : -10), y: y - 2 };
  } else {
    const isLeft = (start.x + end.x) / 2 < width / 2;
    const side = isLeft ? Math.min(from.x, to.x) - 44 : Math.max(from.x + from.w, to.x + to.w) + 44;
    const leave = isLeft ? from.x : from.x + from.w;
    const arrive = isLeft ? to.x : to.x + to.w;
    path = `M${leave} ${start.y}C${side} ${start.y} ${side} ${to.y + to.h / 2} ${arrive + (isLeft ? -2 : 2)} ${to.y + to.h / 2}`;
    label = { x: side + (isLeft ? 8 : -8), y: (start.y + to.y + to.h / 2) / 2 };
  }
  const words = edge.findings ? counted(edge.findings, "finding") : number(weight);
  const room = words.length * 7 + 12;
  const inside = [
    svg("title", {}, `${edge.from} → ${edge.to}: ${edgeWords(edge)}`),
    svg("path", { d: path, "stroke-width": Math.min(6, 1.2 + Math.log10(weight + 1) * 1.3).toFixed(1), "marker-end": `url(#arrow${edge.findings ? "-bad" : ""})` }),
    svg("g", { class: "label" }, svg("rect", { x: label.x - room / 2, y: label.y - 10, width: room, height: 20, rx: 10 }), svg("text", { x: label.x, y: label.y + 4 }, words)),
  ];
  const shape = svg("g", { class: `edge${edge.findings ? " broken" : ""}`, "data-from": edge.from, "data-to": edge.to },
    edge.findings ? svg("a", { href: findingsLink({ between: `${edge.from} → ${edge.to}` }), "aria-label": `${edge.from} to ${edge.to}: ${edgeWords(edge)}` }, inside) : inside);
  return shape;
}

function edgeWords(edge) {
  const parts = [counted(edge.references, "reference")];
  if (edge.imports) parts.push(counted(edge.imports, "import"));
  if (edge.findings) parts.push(counted(edge.findings, "finding"));
  return parts.join(", ");
}

function edgeTable(graph) {
  const edges = [...graph.edges].sort((a, b) => b.findings - a.findings || b.references + b.imports - a.references - a.imports);
  const broken = graph.edges.filter((edge) => edge.findings).length;
  const caption = `${counted(graph.nodes.length, graph.level)}, ${graph.edges.length} dependencies, ${broken} of them with findings`;
  return sortableTable([
    { title: "From", value: (edge) => edge.from, cell: (edge) => pathText(edge.from) },
    { title: "To", value: (edge) => edge.to, cell: (edge) => pathText(edge.to) },
    { title: "References", value: (edge) => edge.references, isNumber: true },
    { title: "Imports", value: (edge) => edge.imports, isNumber: true },
    { title: "Findings", value: (edge) => edge.findings, isNumber: true, cell: (edge) => edge.findings ? el("a", { href: findingsLink({ between: `${edge.from} → ${edge.to}` }), class: "severity error" }, number(edge.findings)) : "–" },
  ], edges, { caption, order: 4 });
}
