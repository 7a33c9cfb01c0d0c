// What htmx does not do by itself: composition with an input method, where the log has got to, whose turn it is.
"use strict";

document.addEventListener("htmx:configRequest", (event) => {
  const last = document.querySelector("#log > li:last-of-type");
  if (event.detail.path.endsWith("/now")) {
    event.detail.parameters.log = last ? Number(last.dataset.place) + 1 : 0;
    const board = document.querySelector("#board");
    event.detail.parameters.epoch = board ? board.dataset.epoch : "";
  }
});

// Enter that confirms a conversion never sends.
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.isComposing || event.keyCode === 229) && event.target.matches("[data-ime]")) {
    event.stopImmediatePropagation();
  }
}, true);
let composing = 0;
document.addEventListener("compositionstart", () => { composing += 1; });
document.addEventListener("compositionend", () => { setTimeout(() => { composing = 0; }, 0); });
document.addEventListener("submit", (event) => {
  if (composing) { event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

// What was sent and taken leaves its box empty; what was refused stays to be mended.
document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful && event.target.matches("form")) {
    for (const box of event.target.querySelectorAll("input[data-ime]")) { box.value = ""; }
  }
});

// A page that was asleep, or lost its network, asks how things stand.
const again = () => document.body.dispatchEvent(new Event("gunbai:again"));
document.addEventListener("visibilitychange", () => { if (!document.hidden) { again(); } });
window.addEventListener("online", again);
document.addEventListener("htmx:responseError", (event) => {
  if (event.detail.xhr.status === 409) { again(); }
});

function showTurn() {
  const board = document.querySelector("#board");
  if (!board) { return; }
  const mine = board.dataset.mine === "yes";
  const { title, yours } = document.body.dataset;
  document.title = mine ? `● ${yours} · ${title}` : title;
  const icon = document.querySelector("link[rel=icon]");
  icon.href = mine ? "/static/icon-mine.svg" : "/static/icon.svg";
}
document.addEventListener("htmx:oobAfterSwap", showTurn);
document.addEventListener("DOMContentLoaded", showTurn);

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) { navigator.clipboard.writeText(button.dataset.copy); button.textContent = "✓"; }
});
