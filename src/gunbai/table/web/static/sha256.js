// SHA-256 and HMAC, as FIPS 180-4 and RFC 2104 have them: a page reached without TLS has no crypto.subtle.
"use strict";

const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
const primes = [];
for (let n = 2; primes.length < 64; n += 1) { if (primes.every((prime) => n % prime)) { primes.push(n); } }
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x, by) => (x >>> by) | (x << (32 - by));

function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  words.setUint32(padded.length - 4, length << 3);
  const state = [...START];
  for (let block = 0; block < padded.length; block += 64) { compress(state, words, block); }
  const result = new Uint8Array(32);
  state.forEach((word, place) => new DataView(result.buffer).setUint32(4 * place, word));
  return result;
}

function compress(state, words, block) {
  const w = [];
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) { w.push(words.getUint32(block + 4 * i)); continue; }
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w.push((w[i - 16] + s0 + w[i - 7] + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => { state[place] = (state[place] + word) | 0; });
}

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) { whole.set(part, place); place += part.length; }
  return whole;
}

// The key has at most 64 bytes.
function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => new Uint8Array((text.match(/../g) || []).map((pair) => parseInt(pair, 16)));
