// Checks every die of a finished battle in the reader's own browser, and shows the numbers to check it by hand.
"use strict";

const text = (words) => new TextEncoder().encode(words);
const whole = (bytes) => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);

// The faces of a roll, with what they follow from; see the derivation in docs/record.md.
function derive(seal, number, count, sides) {
  const outcomes = BigInt(sides) ** BigInt(count);
  const said = `block ${Math.floor(number / 8)}`;
  const block = hmac(seal.seed, joined(seal.before, text(said)));
  const value = whole(block.slice(4 * (number % 8), 4 * (number % 8) + 4));
  if (outcomes <= 2n ** 24n && value < 2n ** 32n - (2n ** 32n % outcomes)) {
    return { said, block, value, faces: digits(value % outcomes, count, sides) };
  }
  return long(seal, number, count, sides);
}
function long(seal, number, count, sides) {
  const found = { said: [], block: null, value: 0n, faces: [] };
  for (let part = 0; found.faces.length < count; part += 1) {
    const some = Math.min(20, count - found.faces.length);
    const outcomes = BigInt(sides) ** BigInt(some);
    for (let tried = 0; ; tried += 1) {
      const said = part ? `roll ${number} part ${part} try ${tried}` : `roll ${number} try ${tried}`;
      found.block = hmac(seal.seed, joined(seal.before, text(said)));
      found.value = whole(found.block);
      if (found.value < 2n ** 256n - (2n ** 256n % outcomes)) {
        found.said.push(said);
        found.faces.push(...digits(found.value % outcomes, some, sides));
        break;
      }
    }
  }
  return { ...found, said: found.said.join(", ") };
}
function digits(outcome, count, sides) {
  const faces = [];
  for (let left = outcome, i = 0; i < count; i += 1, left /= BigInt(sides)) { faces.unshift(Number(left % BigInt(sides)) + 1); }
  return faces;
}

function sealOf(header, footer) {
  const seed = unhex(footer.seed || "");
  const seats = Object.entries(header.dice.entropy || {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const entropy = sha256(text(seats.map(([seat, words]) => `${seat}\0${words}\0`).join("")));
  return { seed, entropy, before: joined(text("gunbai dice\0"), entropy, text("\0")) };
}

function check(lines) {
  const [header, ...rest] = lines;
  const footer = rest.find((entry) => entry.in === "end") || {};
  const seal = sealOf(header, footer);
  const rolls = [];
  const before = [0]; // for each number of inputs that stand: how many of them are rolls
  for (const entry of rest) {
    if (entry.in === "end") { continue; }
    if (entry.in === "undo") { before.length = entry.back + 1; continue; }
    const number = before.at(-1);
    if (entry.in === "faces" && !entry.ruled && number >= (header.dice.taken || 0)) {
      const found = derive(seal, number, entry.faces.length, entry.sides);
      rolls.push({ number, entry, ...found, good: String(found.faces) === String(entry.faces) });
    }
    before.push(number + (entry.in === "faces" ? 1 : 0));
  }
  return { seal, rolls, sealed: hex(sha256(seal.seed)) === header.dice.commitment };
}

function row(roll) {
  const line = document.createElement("tr");
  const cells = [
    `${roll.number + 1}: ${roll.entry.faces.length}d${roll.entry.sides}`, roll.entry.faces.join(" "), roll.said,
    hex(roll.block), String(roll.value), `${roll.faces.join(" ")} ${roll.good ? "✓" : "✗"}`,
  ];
  for (const words of cells) { line.insertCell().textContent = words; }
  line.lastElementChild.className = roll.good ? "good" : "bad";
  return line;
}

document.addEventListener("DOMContentLoaded", async () => {
  const verdict = document.querySelector("#verdict");
  const answer = await fetch(verdict.dataset.record);
  const lines = (await answer.text()).split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const { seal, rolls, sealed } = check(lines);
  document.querySelector("#seed").textContent = hex(seal.seed);
  document.querySelector("#entropy").textContent = hex(seal.entropy);
  document.querySelector("#rolls").replaceChildren(...rolls.map(row));
  const good = sealed && rolls.every((roll) => roll.good);
  verdict.textContent = `${good ? "✓" : "✗"} ${good ? verdict.dataset.good : verdict.dataset.bad} (${rolls.length})`;
  verdict.dataset.verdict = good ? "good" : "bad";
});
