// Copies a link.
"use strict";

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) { return; }
  const box = button.parentElement.querySelector("input");
  box.select();
  if (navigator.clipboard) { await navigator.clipboard.writeText(button.dataset.copy); } else { document.execCommand("copy"); }
  button.textContent = "✓";
});
