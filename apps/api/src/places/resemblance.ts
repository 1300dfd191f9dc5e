/** With a larger share of its letters changed, a word is another one. */
const MOST_EDITS = 0.4;

/** The rows of the table of edits, reused by the next call. */
let [before, row, next]: [Uint16Array, Uint16Array, Uint16Array] = [rowOf(64), rowOf(64), rowOf(64)];

/** How alike two words are written, 0 to 1: by how many letters must be changed, left out, added or swapped; 0 where it is many. */
export function resemblance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  // Most pairs have little in common, which shows early.
  const most = longest * MOST_EDITS;
  if (Math.abs(a.length - b.length) > most || strangers(a, b) > most || strangers(b, a) > most) return 0;
  if (row.length <= longest) [before, row, next] = [rowOf(longest), rowOf(longest), rowOf(longest)];
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, before[j - 2]! + 1);
      next[j] = cost;
    }
    [before, row, next] = [row, next, before];
  }
  return 1 - row[b.length]! / longest;
}

function rowOf(letters: number): Uint16Array {
  return new Uint16Array(letters + 1);
}

/** How many letters of the one word the other doesn't have. */
function strangers(a: string, b: string): number {
  let letters = 0;
  for (let i = 0; i < b.length; i++) letters |= 1 << (b.charCodeAt(i) & 31);
  let count = 0;
  for (let i = 0; i < a.length; i++) if (!(letters & (1 << (a.charCodeAt(i) & 31)))) count++;
  return count;
}
