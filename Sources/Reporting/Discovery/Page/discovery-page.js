const cards = [...document.querySelectorAll(".convention")];
const byId = (id) => document.getElementById(id);

function chosen() {
  return cards.filter((card) => card.querySelector("input").checked).map((card) => card.dataset.id);
}

function update() {
  const text = byId("search").value.trim().toLowerCase();
  for (const card of cards) {
    card.hidden = !(card.textContent.toLowerCase().includes(text)
      && (!byId("kind").value || card.dataset.kind === byId("kind").value)
      && (!byId("departing").checked || card.dataset.departures !== "0"));
  }
  byId("command").textContent = ["archlint discover --write", ...chosen()].join(" ");
}

for (const kind of new Set(cards.map((card) => card.dataset.kind))) {
  const option = document.createElement("option");
  option.textContent = kind;
  option.value = kind;
  byId("kind").append(option);
}
for (const id of ["search", "kind", "departing"]) byId(id).addEventListener("input", update);
document.addEventListener("change", update);
byId("controls").addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && event.target !== byId("search")) {
    event.preventDefault();
    byId("search").focus();
  } else if (event.key === "Escape") {
    byId("search").value = "";
    update();
  }
});
byId("theme").addEventListener("click", () => {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
});
byId("copy").addEventListener("click", () => navigator.clipboard.writeText(byId("command").textContent));
byId("controls").hidden = false;
document.querySelector(".choice").hidden = false;
update();
