import { Readable } from 'node:stream';

/**
 * A reader who takes nothing of a file for this long is gone, even if the connection lives: a part needs far less than
 * a minute.
 */
const IDLE_MS = 120_000;

interface Pace {
  /** How much is written ahead of the line, in bytes. */
  aheadBytes?: number;
  idleMs?: number;
}

/**
 * Sends a file that is written while it is read. It breaks off when its reader takes nothing for `idleMs`, because each
 * file holds a place that others may wait for. The time it takes to make the next part does not count.
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
    // The part written ahead is still to be taken.
    wait();
  }
  const file = Readable.from(paced(), {
    objectMode: false,
    ...(aheadBytes !== undefined && { highWaterMark: aheadBytes }),
  });
  return file.once('close', () => clearTimeout(timer));
}
