// The slider of the page that looks back: one step, or played forward.
"use strict";

const form = () => document.querySelector("#when");
const slider = () => form().elements.at;

function go(to) {
  slider().value = Math.max(0, Math.min(Number(slider().max), to));
  slider().dispatchEvent(new Event("input", { bubbles: true }));
}
function tell() {
  form().querySelector("output").textContent = `${slider().value} / ${slider().max}`;
  for (const from of document.querySelectorAll("form[method=post] input[name=at]")) { from.value = slider().value; }
}

let playing = 0;
function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => {
    if (Number(slider().value) >= Number(slider().max)) { play(false); } else { go(Number(slider().value) + 1); }
  }, 1200) : 0;
  document.querySelector("#play").setAttribute("aria-pressed", String(on));
}
document.addEventListener("DOMContentLoaded", () => {
  form().addEventListener("input", tell);
  for (const button of form().querySelectorAll("[data-step]")) {
    button.addEventListener("click", () => go(Number(slider().value) + Number(button.dataset.step)));
  }
  document.querySelector("#play").addEventListener("click", () => play(!playing));
});
