// Keeps the page as the table stands: live by a stream of its own, composition with an input method, whose turn it is.
"use strict";

const again = () => document.body.dispatchEvent(new Event("gunbai:again"));
const line = (there) => { const shown = document.querySelector("#line"); if (shown) { shown.hidden = there; } };

// ---- live: a stream says that something moved, and the page asks what. Whoever was away asks once more. --------------

let wait = 500;
let leaving = false; // by taking the table away
document.addEventListener("htmx:beforeRequest", (event) => { leaving = event.detail.pathInfo.requestPath.endsWith("/remove"); });
function follow() {
  const source = new EventSource(document.body.dataset.stream);
  source.addEventListener("moved", () => { wait = 500; line(true); again(); });
  source.addEventListener("gone", () => { source.close(); if (!leaving) { location.reload(); } });
  source.addEventListener("error", () => {
    source.close();
    line(false);
    setTimeout(follow, wait * (1 + Math.random()));
    wait = Math.min(2 * wait, 10000);
  });
}
window.addEventListener("DOMContentLoaded", follow);
document.addEventListener("visibilitychange", () => { if (!document.hidden) { again(); } });
window.addEventListener("online", again);
document.addEventListener("htmx:sendError", () => line(false));
document.addEventListener("htmx:responseError", (event) => { if (event.detail.xhr.status === 409) { again(); } });

// Only what is new in the log is asked for.
document.addEventListener("htmx:configRequest", (event) => {
  if (!event.detail.path.endsWith("/now")) { return; }
  const last = document.querySelector("#log > li:last-of-type");
  event.detail.parameters.log = last ? Number(last.dataset.place) + 1 : 0;
  event.detail.parameters.epoch = document.querySelector("#board").dataset.epoch;
});
// What is typed is an answer to what one sees, and to nothing that is asked by the time it arrives.
document.addEventListener("htmx:configRequest", (event) => {
  const { parameters, path } = event.detail;
  if (!path.endsWith("/answer") || parameters.question !== undefined) { return; }
  const { question, epoch } = document.querySelector("#board").dataset;
  Object.assign(parameters, { question, epoch });
});
function toTheEnd() {
  for (const box of document.querySelectorAll("#log, #talk")) { box.scrollTop = box.scrollHeight; }
}

// ---- input methods: Enter that confirms a conversion never sends ------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.isComposing || event.keyCode === 229) && event.target.matches("[data-ime]")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);
let composing = 0;
document.addEventListener("compositionstart", () => { composing += 1; });
document.addEventListener("compositionend", () => { setTimeout(() => { composing = 0; }, 0); });
document.addEventListener("submit", (event) => {
  if (composing) { event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

// A form that was drawn this very moment is sent by htmx or not at all.
document.addEventListener("submit", (event) => { if (event.target.matches("[hx-post]")) { event.preventDefault(); } });

// What was sent and taken leaves its box empty; what was refused stays to be mended.
document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful && event.target.matches("form")) {
    for (const box of event.target.querySelectorAll("input[data-ime]")) { box.value = ""; }
  }
});

// ---- whose turn it is: title, icon, and if wanted a sound and a notification -------------------------------------------

const wants = (what) => localStorage.getItem(`gunbai-${what}`) === "yes";
let mine = false;
function showTurn() {
  const now = document.querySelector("#board").dataset.mine === "yes";
  const { title, yours } = document.body.dataset;
  document.title = now ? `● ${yours} · ${title}` : title;
  document.querySelector("link[rel=icon]").href = now ? "/static/icon-mine.svg" : "/static/icon.svg";
  if (now && !mine) { call(title, yours); }
  mine = now;
}
function call(title, yours) {
  if (wants("sound")) { strike(); }
  if (wants("notify") && document.hidden && Notification.permission === "granted") {
    new Notification(title, { body: yours, icon: "/static/icon-mine.svg", tag: location.pathname });
  }
}
function strike() {
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  tone.frequency.value = 660;
  loudness.gain.setValueAtTime(0.2, sound.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.7);
  tone.connect(loudness).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.7);
}
async function toggle(button) {
  let on = !wants(button.id);
  if (on && button.id === "notify") {
    on = "Notification" in window && await Notification.requestPermission() === "granted";
  }
  localStorage.setItem(`gunbai-${button.id}`, on ? "yes" : "no");
  button.setAttribute("aria-pressed", String(on));
  if (on && button.id === "sound") { strike(); }
}

// ---- drawn anew: only what has changed, and what was unfolded stays so -------------------------------------------------

const plain = (part) => part.outerHTML.replace(/ hx-swap-oob="true"/g, "");
const shown = new Map(); // each part as the server drew it, by id
const unfolded = (part) => [...part.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent);
let open = [];
document.addEventListener("htmx:oobBeforeSwap", (event) => {
  const { target, fragment } = event.detail;
  const drawn = fragment.firstElementChild;
  // Whatever waits for an answer stays until that comes, and brings what is newer.
  const waits = target.querySelector(".htmx-request") !== null;
  const whole = drawn && drawn.id === target.id;
  event.detail.shouldSwap = !waits && !(whole && shown.get(target.id) === plain(drawn));
  if (whole && event.detail.shouldSwap) { shown.set(target.id, plain(drawn)); }
  open = unfolded(target);
});
document.addEventListener("htmx:oobAfterSwap", (event) => {
  const drawn = document.getElementById(event.detail.target.id);
  for (const summary of drawn ? drawn.querySelectorAll("details:not([open]) > summary") : []) {
    if (open.includes(summary.textContent)) { summary.parentElement.open = true; }
  }
});

document.addEventListener("htmx:oobAfterSwap", (event) => {
  if (event.detail.target.id === "board") { showTurn(); }
  if (event.detail.target.id === "log" || event.detail.target.id === "talk") { toTheEnd(); }
});
document.addEventListener("DOMContentLoaded", () => {
  for (const part of document.querySelectorAll("[hx-swap-oob]")) { shown.set(part.id, plain(part)); }
  mine = document.querySelector("#board").dataset.mine === "yes";
  showTurn();
  toTheEnd();
  for (const id of ["sound", "notify"]) { document.getElementById(id).setAttribute("aria-pressed", String(wants(id))); }
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("#sound, #notify");
  if (button) { toggle(button); }
});
