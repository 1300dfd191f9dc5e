/** Texts due within this time of one another are written together, in ms: a delay this small is not visible. */
const TOGETHER_MS = 50;

interface Ticking {
  /** When its text changes next, in ms of this device's clock. */
  dueMs: number;
  /** Writes the text and returns how long it stays right, in ms. */
  write: () => number;
}

const all = new Set<Ticking>();
let timer: ReturnType<typeof setTimeout> | undefined;
let wakeMs = Number.POSITIVE_INFINITY;

function waitFor(dueMs: number): void {
  if (dueMs >= wakeMs) return;
  clearTimeout(timer);
  wakeMs = dueMs;
  // A hidden page has no frames: it catches up with the first one.
  timer = setTimeout(() => requestAnimationFrame(writeDue), Math.max(0, dueMs - Date.now()) + TOGETHER_MS);
}

function writeDue(): void {
  wakeMs = Number.POSITIVE_INFINITY;
  const nowMs = Date.now();
  let nextMs = Number.POSITIVE_INFINITY;
  for (const each of all) {
    if (each.dueMs <= nowMs) each.dueMs = nowMs + each.write();
    nextMs = Math.min(nextMs, each.dueMs);
  }
  waitFor(nextMs);
}

/**
 * Keeps a text up to date by the clock, bypassing React, because a hundred visible ones would render a hundred times a
 * second.
 * @param write writes the text and returns how long it stays right, in ms
 * @returns the function that stops it
 */
export function tickText(write: () => number): () => void {
  const ticking: Ticking = { dueMs: Date.now() + write(), write };
  all.add(ticking);
  waitFor(ticking.dueMs);
  return () => void all.delete(ticking);
}
