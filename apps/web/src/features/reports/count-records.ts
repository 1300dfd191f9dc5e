const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the records of a CSV file while its bytes pass: a line break inside of quotes ends none. */
export function createRecordCounter() {
  let count = 0;
  let isQuoted = false;
  return {
    get count() {
      return count;
    },
    take(bytes: Uint8Array) {
      for (const byte of bytes) {
        // A quote within quotes is written twice, and turns it off and on.
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) count += 1;
      }
    },
  };
}
