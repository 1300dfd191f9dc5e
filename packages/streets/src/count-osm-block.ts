import { PbfReader } from 'pbf';

/** Tools write 8,000 things into a block, and a few words for each. */
const MAX_THINGS = 250_000;
const MAX_WORDS = 500_000;

/** The field numbers of the format. */
const [WORDS, GROUP, DENSE, DENSE_IDS] = [1, 2, 2, 1];

/**
 * Whether a block holds no more things and words than any tool writes. It checks without creating objects: a block of
 * empty things compresses to almost nothing and would unpack to gigabytes.
 * @throws an Error if the block can't be read
 */
export function isOsmBlockBounded(bytes: Uint8Array): boolean {
  let [things, words] = [0, 0];
  eachPart(bytes, (tag, part) => {
    if (tag === WORDS) words += countParts(part, MAX_WORDS - words);
    if (tag !== GROUP) return true;
    // An empty group takes memory too.
    things += 1;
    eachPart(part, (kind, thing) => {
      things += 1;
      if (kind === DENSE)
        eachPart(thing, (field, numbers) => {
          if (field === DENSE_IDS) things += countNumbers(numbers);
          return true;
        });
      return things <= MAX_THINGS;
    });
    return things <= MAX_THINGS && words <= MAX_WORDS;
  });
  return things <= MAX_THINGS && words <= MAX_WORDS;
}

/** @param take returns whether to go on */
function eachPart(bytes: Uint8Array, take: (tag: number, part: Uint8Array) => boolean): void {
  const pbf = new PbfReader(bytes);
  while (pbf.pos < bytes.length) {
    const key = pbf.readVarint();
    if ((key & 7) !== 2) pbf.skip(key);
    else if (!take(key >> 3, pbf.readBytes())) return;
  }
}

function countParts(bytes: Uint8Array, most: number): number {
  let count = 0;
  eachPart(bytes, () => (count += 1) <= most);
  return count;
}

/** In a packed list, each number ends with a byte below 128. */
function countNumbers(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte < 128) count += 1;
  return count;
}
