/**
 * Draws `count` mistakes; the same seed draws the same ones. Half of them are ours (SQL and statuses) if there are enough:
 * the sample is for what only a database notices.
 * @template {{ isOurs: boolean }} Mistake
 * @param {Mistake[]} mistakes
 * @param {number} count
 * @param {number} seed
 */
export function drawSample(mistakes, count, seed) {
  const shuffled = shuffle(mistakes, randomOf(seed));
  const ours = shuffled.filter(({ isOurs }) => isOurs);
  const theirs = shuffled.filter(({ isOurs }) => !isOurs);
  const fewer = Math.max(Math.floor(count / 2), count - theirs.length);
  const drawn = ours.slice(0, fewer);
  return [...drawn, ...theirs.slice(0, count - drawn.length)];
}

function shuffle(list, random) {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
