// Puts a declaration together by tapping: always in step with what is typed, and with what the referee says of it.
"use strict";

const box = () => document.querySelector("#say");

// The composer of the question that the box belongs to: the first one, until another is used.
function composer() {
  const { about } = box().form.elements;
  const all = [...document.querySelectorAll(".composer")];
  return all.find((frame) => frame.closest("form").dataset.about === about.value) || all[0];
}

function pieces(frame) {
  const keys = [];
  for (const key of frame.keys || []) {
    const merges = !frame.dataset.join && /^\d+$/.test(key) && /^\d+$/.test(keys.at(-1) || "");
    if (merges) { keys.push(String(Number(keys.pop()) + Number(key))); } else { keys.push(key); }
  }
  return keys.join(frame.dataset.join);
}

function write(frame) {
  const numbers = [...frame.querySelectorAll(".pool")].map((pool) => {
    const own = Number(pool.querySelector("output").value);
    return `${own || ""}+${pool.dataset.plus || 0}`;
  });
  const keys = pieces(frame) || frame.dataset.empty;
  box().value = frame.dataset.start.replace("{pools}", numbers.join("/")) + keys;
  ask(frame);
}

let asked = 0;
async function ask(frame) {
  const number = ++asked;
  const form = box().form;
  form.elements.about.value = frame.closest("form").dataset.about;
  const query = new URLSearchParams({ say: box().value, about: form.elements.about.value });
  const answer = await fetch(`${form.dataset.ahead}?${query}`);
  if (number !== asked || !answer.ok || !frame.isConnected) { return; }
  const ahead = frame.querySelector(".ahead");
  const read = new DOMParser().parseFromString(await answer.text(), "text/html");
  const drawn = read.querySelector("#picture");
  if (drawn) {
    document.querySelector("#picture").innerHTML = drawn.innerHTML;
    drawn.remove();
    document.dispatchEvent(new Event("gunbai:drawn"));
  }
  ahead.replaceChildren(...read.body.childNodes);
  pips(frame, Number(ahead.firstElementChild?.dataset?.spent || 0));
}
function pips(frame, spent) {
  const row = frame.querySelector(".pips");
  if (!row) { return; }
  row.querySelectorAll(".pip").forEach((pip, place) => pip.classList.toggle("on", place < spent));
  row.classList.toggle("over", spent > Number(frame.dataset.most));
  row.setAttribute("aria-label", row.dataset.says.replace("%s", spent));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest(".composer button");
  if (!button) { return; }
  const frame = button.closest(".composer");
  frame.keys = frame.keys || [];
  if (button.dataset.key !== undefined) {
    if (button.dataset.after && frame.keys.length) {
      frame.keys.push(`${frame.keys.pop().replace(/ @.*$/, "")} ${button.dataset.key}`);
    } else if (!button.dataset.after) {
      frame.keys.push(button.dataset.key);
    }
  } else if (button.dataset.rub) {
    frame.keys = button.dataset.rub === "all" ? [] : frame.keys.slice(0, -1);
  } else if (button.dataset.step) {
    step(frame, button);
  } else if ("declare" in button.dataset) {
    if (!box().value) { write(frame); }
    box().form.requestSubmit();
    return;
  }
  write(frame);
});
function step(frame, button) {
  const own = button.parentElement.querySelector("output");
  const left = frame.querySelector(".budget");
  const change = Number(button.dataset.step);
  if (Number(own.value) + change < 0 || Number(left.value) - change < 0) { return; }
  own.value = Number(own.value) + change;
  left.value = Number(left.value) - change;
}

// A box whose question is no longer asked belongs to the first that is.
document.addEventListener("htmx:oobAfterSwap", (event) => {
  if (event.detail.target.id !== "questions" || !box()) { return; }
  const asked = [...document.querySelectorAll(".question")].map((form) => form.dataset.about);
  const { about } = box().form.elements;
  if (!asked.includes(about.value)) { about.value = asked[0] || ""; }
});
document.addEventListener("DOMContentLoaded", () => {
  const first = document.querySelector(".question");
  if (first && box()) { box().form.elements.about.value = first.dataset.about; }
});

// Typed by hand, the text leads: keys and pools follow it.
document.addEventListener("input", (event) => {
  const frame = composer();
  if (event.target !== box() || !frame || event.isComposing || !box().value) { return; }
  read(frame, box().value);
  ask(frame);
});
function read(frame, text) {
  const pools = [...frame.querySelectorAll(".pool")];
  if (!pools.length) {
    frame.keys = text.split(/[;；]/).map((part) => part.trim()).filter(Boolean);
    return;
  }
  const [points, , moves = ""] = text.split(":");
  let left = Number(frame.dataset.budget);
  points.split("/").forEach((point, place) => {
    if (!pools[place]) { return; }
    const own = point.includes("+") ? Number(point.split("+")[0]) || 0 : 0;
    pools[place].querySelector("output").value = own;
    left -= own;
  });
  frame.querySelector(".budget").value = left;
  frame.keys = moves.match(/\d+|[RLBrlb]\*?/g) || [];
}
