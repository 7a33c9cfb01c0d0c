// The board: zoom, pan by dragging, movement played back, and its picture as PNG.
"use strict";

let zoom = 0; // steps of a half; 0 fits the page
let place = [0, 0];
const picture = () => document.querySelector("#picture");

function show() {
  const frame = picture();
  const drawn = frame && frame.querySelector("svg");
  if (!drawn) { return; }
  frame.classList.toggle("wide", zoom !== 0);
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

const STEP = 700;
document.addEventListener("click", async (event) => {
  const button = event.target.closest("#moves");
  if (!button || button.disabled) { return; }
  button.disabled = true;
  const frame = picture();
  const before = frame.innerHTML;
  const answer = await fetch(button.dataset.from);
  for (const drawn of answer.ok ? await answer.json() : []) {
    if (picture() !== frame) { return; } // the table has moved on
    frame.innerHTML = drawn;
    show();
    await new Promise((next) => { setTimeout(next, STEP); });
  }
  frame.innerHTML = before;
  show();
  button.disabled = false;
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
