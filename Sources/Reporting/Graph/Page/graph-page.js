const graph = JSON.parse(document.getElementById("data").textContent);
const svg = document.querySelector("#canvas svg");
const details = document.getElementById("details");
const overview = [...details.childNodes];
const nodes = [...svg.querySelectorAll("[data-node]")].sort((a, b) => a.dataset.node - b.dataset.node);
const edges = [...svg.querySelectorAll("[data-edge]")];

/** An element with its attributes and children; texts are never parsed. */
function el(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") element.addEventListener("click", value);
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function edgeWords(edge) {
  const parts = [];
  if (edge.references || !edge.imports) parts.push(counted(edge.references, "reference"));
  if (edge.imports) parts.push(counted(edge.imports, "import"));
  if (edge.findings) parts.push(counted(edge.findings, "finding"));
  return parts.join(", ");
}

/** Shows everything but what is chosen as far away. */
function mark(chosenNodes, chosenEdges, nearNodes, nearEdges) {
  for (const node of nodes) {
    const number = Number(node.dataset.node);
    node.classList.toggle("chosen", chosenNodes.has(number));
    node.classList.toggle("away", nearNodes !== null && !nearNodes.has(number));
  }
  for (const edge of edges) {
    const number = Number(edge.dataset.edge);
    edge.classList.toggle("chosen", chosenEdges.has(number));
    edge.classList.toggle("away", nearEdges !== null && !nearEdges.has(number));
  }
}

function showAll() {
  mark(new Set(), new Set(), null, null);
  details.replaceChildren(...overview);
  history.replaceState(null, "", "#");
}

function edgeButton(number, text) {
  const edge = graph.edges[number];
  return el("li", {}, el("button", { type: "button", class: edge.red ? "red" : "", onclick: () => chooseEdge(number) },
    `${text}: ${edgeWords(edge)}`));
}

/** How often a file is part of the shown places of some edges. */
function timesIn(list, path) {
  let times = 0;
  for (const index of list) {
    for (const place of graph.edges[index].places) if (place.startsWith(`${path} `) || place.startsWith(`${path}:`)) times += 1;
  }
  return times;
}

/** A node unfolded into its folders, and those into their files, with what each uses of other nodes. */
function unfolded(node, out) {
  return (node.folders || []).map((folder) => {
    const files = folder.files.map((name) => {
      const times = timesIn(out, folder.path ? `${folder.path}/${name}` : name);
      return el("li", {}, el("code", {}, name), times ? ` ${counted(times, "use")} of others` : "");
    });
    return el("details", node.folders.length === 1 ? { open: "" } : {},
      el("summary", {}, `${folder.path || "."} (${files.length})`), el("ul", {}, ...files));
  });
}

function chooseNode(number) {
  const out = [];
  const into = [];
  graph.edges.forEach((edge, index) => {
    if (edge.from === number) out.push(index);
    if (edge.to === number) into.push(index);
  });
  const near = new Set([number, ...out.map((index) => graph.edges[index].to), ...into.map((index) => graph.edges[index].from)]);
  mark(new Set([number]), new Set(), near, new Set([...out, ...into]));
  const weight = (index) => graph.edges[index].references + graph.edges[index].imports;
  const sorted = (list) => list.sort((a, b) => weight(b) - weight(a));
  const node = graph.nodes[number];
  details.replaceChildren(
    el("h2", {}, node.name), el("p", { class: "muted" }, counted(node.files, "file")),
    el("h3", {}, `uses ${out.length}`),
    el("ul", {}, ...sorted(out).map((index) => edgeButton(index, graph.nodes[graph.edges[index].to].name))),
    el("h3", {}, `used by ${into.length}`),
    el("ul", {}, ...sorted(into).map((index) => edgeButton(index, graph.nodes[graph.edges[index].from].name))),
    el("h3", {}, "folders and files"), ...unfolded(node, out));
  history.replaceState(null, "", `#${encodeURIComponent(node.name)}`);
}

function chooseEdge(number) {
  const edge = graph.edges[number];
  const ends = new Set([edge.from, edge.to]);
  mark(new Set(), new Set([number]), ends, new Set([number]));
  const nodeButton = (end) => el("button", { type: "button", onclick: () => chooseNode(end) }, graph.nodes[end].name);
  details.replaceChildren(
    el("h2", {}, `${graph.nodes[edge.from].name} → ${graph.nodes[edge.to].name}`),
    el("p", { class: edge.red ? "red" : "muted" }, edgeWords(edge) + (edge.backward ? ", against the order" : "")),
    el("p", {}, nodeButton(edge.from), " ", nodeButton(edge.to)),
    el("h3", {}, edge.findings ? "findings and uses" : "uses"),
    el("ul", {}, ...edge.places.map((place) => el("li", {}, el("code", {}, place)))),
    edge.more ? el("p", { class: "muted" }, `${edge.more} more`) : "");
}

/** The nearest node in a direction. */
function neighbor(number, dx, dy) {
  const box = (node) => node.querySelector("rect").getBoundingClientRect();
  const here = box(nodes[number]);
  let best = null;
  for (const node of nodes) {
    const there = box(node);
    const [x, y] = [there.left - here.left, there.top - here.top];
    const [along, across] = dx ? [x * dx, Math.abs(y)] : [y * dy, Math.abs(x)];
    if (along > 4 && (!best || along + 2 * across < best.distance)) best = { node, distance: along + 2 * across };
  }
  return best && best.node;
}

function find(text) {
  const wanted = text.trim().toLowerCase();
  const found = nodes.filter((node) => wanted && graph.nodes[node.dataset.node].name.toLowerCase().includes(wanted));
  for (const node of nodes) node.classList.toggle("found", found.includes(node));
  return found;
}

svg.addEventListener("click", (event) => {
  const node = event.target.closest("[data-node]");
  const edge = event.target.closest("[data-edge]");
  if (node) chooseNode(Number(node.dataset.node));
  else if (edge) chooseEdge(Number(edge.dataset.edge));
  else showAll();
});
svg.addEventListener("keydown", (event) => {
  const node = event.target.closest("[data-node]");
  if (!node) return;
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (event.key === "Enter" || event.key === " ") chooseNode(Number(node.dataset.node));
  else if (steps[event.key]) {
    const next = neighbor(Number(node.dataset.node), ...steps[event.key]);
    if (next) next.focus();
  } else return;
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  const search = document.getElementById("search");
  if (event.key === "Escape") {
    search.value = "";
    find("");
    showAll();
  } else if (event.key === "/" && event.target !== search) {
    event.preventDefault();
    search.focus();
  }
});
document.getElementById("controls").addEventListener("submit", (event) => {
  event.preventDefault();
  const found = find(document.getElementById("search").value);
  if (found.length) {
    found[0].focus();
    chooseNode(Number(found[0].dataset.node));
  }
});
document.getElementById("search").addEventListener("input", (event) => find(event.target.value));
document.getElementById("red").addEventListener("change", (event) => svg.classList.toggle("only-red", event.target.checked));
document.getElementById("fit").addEventListener("click", (event) => {
  const isFit = document.getElementById("canvas").classList.toggle("fit");
  event.target.setAttribute("aria-pressed", isFit);
});
document.getElementById("theme").addEventListener("click", () => {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
});
document.getElementById("controls").hidden = false;
// A drawing that would be too small to read keeps its size and scrolls.
const canvas = document.getElementById("canvas");
if (svg.viewBox.baseVal.width > 1.35 * canvas.clientWidth) document.getElementById("fit").click();
const start = decodeURIComponent(location.hash.slice(1));
const chosen = graph.nodes.findIndex((node) => node.name === start);
if (chosen >= 0) chooseNode(chosen);
