// The board: zoom, pan by dragging, movement played back, and its picture as PNG.
"use strict";

let zoom = null; // steps of a half; 0 fits the page; as long as nothing is chosen, letters stay large enough to be read
let place = [0, 0];
const picture = () => document.querySelector("#picture");

function show() {
  const frame = picture();
  const drawn = frame && frame.querySelector("svg");
  if (!drawn) { return; }
  frame.classList.toggle("wide", zoom !== null);
  drawn.style.width = zoom ? `${Math.round(frame.clientWidth * 1.5 ** zoom)}px` : "";
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (!button) { return; }
  const step = Number(button.dataset.zoom);
  zoom = step === 0 ? 0 : Math.max(-1, Math.min(6, zoom + step));
  const frame = picture();
  const middle = [(frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth, (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight];
  show();
  frame.scrollLeft = middle[0] * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = middle[1] * frame.scrollHeight - frame.clientHeight / 2;
});

// Drawn anew, it stays where one looks.
document.addEventListener("htmx:oobBeforeSwap", () => { const frame = picture(); if (frame) { place = [frame.scrollLeft, frame.scrollTop]; } });
document.addEventListener("htmx:oobAfterSwap", () => { show(); const frame = picture(); if (frame) { [frame.scrollLeft, frame.scrollTop] = place; } });

document.addEventListener("gunbai:drawn", show);

let held = null;
document.addEventListener("pointerdown", (event) => {
  const frame = event.target.closest("#picture");
  if (frame && event.pointerType === "mouse" && event.button === 0) {
    held = { frame, x: event.clientX + frame.scrollLeft, y: event.clientY + frame.scrollTop };
  }
});
document.addEventListener("pointermove", (event) => {
  if (held) {
    held.frame.scrollLeft = held.x - event.clientX;
    held.frame.scrollTop = held.y - event.clientY;
  }
});
document.addEventListener("pointerup", () => { held = null; });

// ---- marks on demand ---------------------------------------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target.closest(".look-at");
  if (!form) { return; }
  event.preventDefault();
  const answer = await fetch(`${form.dataset.from}?${new URLSearchParams(new FormData(form))}`);
  if (answer.ok) { picture().innerHTML = await answer.text(); show(); }
});

// ---- movement step by step ---------------------------------------------------------------------------------------------

// Where the system asks for no motion, each press shows one step.

const STEP = 700;
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const told = (button, at, count) => { button.querySelector("output").textContent = count ? ` ${at} / ${count}` : ""; };
async function frames(button) {
  const answer = await fetch(button.dataset.from);
  return answer.ok ? answer.json() : [];
}
function put(frame, drawn) {
  frame.innerHTML = drawn;
  show();
}
async function oneStep(button, frame) {
  button.steps = button.steps || { drawn: await frames(button), before: frame.innerHTML, at: 0 };
  const { drawn, before, at } = button.steps;
  const last = at >= drawn.length;
  put(frame, last ? before : drawn[at]);
  told(button, at + 1, last ? 0 : drawn.length);
  if (last) { button.steps = null; } else { button.steps.at += 1; }
}
async function allSteps(button, frame) {
  button.disabled = true;
  const before = frame.innerHTML;
  const drawn = await frames(button);
  for (const [at, one] of drawn.entries()) {
    if (picture() !== frame) { return; } // the table has moved on
    put(frame, one);
    told(button, at + 1, drawn.length);
    await new Promise((next) => { setTimeout(next, STEP); });
  }
  put(frame, before);
  told(button, 0, 0);
  button.disabled = false;
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("#moves");
  if (button && !button.disabled) { (calm.matches ? oneStep : allSteps)(button, picture()); }
});

// ---- PNG ---------------------------------------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-png]");
  if (!link) { return; }
  event.preventDefault();
  const text = await (await fetch(link.href)).text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const download = document.createElement("a");
  download.href = canvas.toDataURL("image/png");
  download.download = link.dataset.png;
  download.click();
});
