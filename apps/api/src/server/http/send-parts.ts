import { Readable } from 'node:stream';

/** Who takes nothing of a file for so long is gone, though the connection may live: a part is far less than a minute's. */
const IDLE_MS = 120_000;

interface Pace {
  /** So much is written ahead of the line, in bytes. */
  aheadBytes?: number;
  idleMs?: number;
}

/**
 * A file that is written while it is read, to be sent. It breaks off when its reader takes nothing for `idleMs`: each file
 * holds a place that others may wait for. How long the next part takes to be made does not count.
 */
export function sendParts(
  parts: AsyncIterable<string>,
  { aheadBytes, idleMs = IDLE_MS }: Pace = {},
): Readable {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => file.destroy(new Error('Nobody reads the file any more.')), idleMs);
  };
  async function* paced() {
    for await (const part of parts) {
      wait();
      try {
        yield part;
      } finally {
        clearTimeout(timer);
      }
    }
    // What was written ahead is still to be taken.
    wait();
  }
  const file = Readable.from(paced(), {
    objectMode: false,
    ...(aheadBytes !== undefined && { highWaterMark: aheadBytes }),
  });
  return file.once('close', () => clearTimeout(timer));
}
