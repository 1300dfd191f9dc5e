/** With a larger share of its letters changed a word is another one. */
const MOST_EDITS = 0.4;

/** How alike two words are written, 0 to 1: by how many letters must be changed, left out, added or swapped; 0 where it is many. */
export function resemblance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  // Most pairs have little in common, which shows at once.
  const most = longest * MOST_EDITS;
  if (Math.abs(a.length - b.length) > most || strangers(a, b) > most || strangers(b, a) > most) return 0;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / longest;
}

/** How many letters of the one the other doesn't have. */
function strangers(a: string, b: string): number {
  let count = 0;
  for (const letter of a) if (!b.includes(letter)) count++;
  return count;
}
