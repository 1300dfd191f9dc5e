const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the records of a CSV file as its bytes arrive. A line break inside quotes does not end a record. */
export function createRecordCounter() {
  let count = 0;
  let isQuoted = false;
  return {
    get count() {
      return count;
    },
    take(bytes: Uint8Array) {
      for (const byte of bytes) {
        // A quote inside quotes is written twice, which turns quoting off and on.
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) count += 1;
      }
    },
  };
}
