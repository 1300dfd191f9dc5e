import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Paper } from './paper.ts';

/** A table with more rows makes a paper long: a month of rides takes seconds. */
const SHORT_ROWS = 60;
/**
 * Papers are drawn one by one: a thread has fonts of half a megabyte in memory, and a core for itself. Long ones have a queue of
 * their own, so that receipts don't wait for them.
 */
const queues = { short: pLimit(1), long: pLimit(1) };

const rowsOf = ({ parts }: Paper): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'table' ? part.rows.length : 0), 0);

/** Draws a paper as a PDF in a thread of its own, since laying out its letters would delay live pushes. */
export const drawInThread = (paper: Paper): Promise<Buffer> =>
  queues[rowsOf(paper) > SHORT_ROWS ? 'long' : 'short'](async () => {
    const thread = new Worker(new URL('./paper-worker.ts', import.meta.url), { workerData: paper });
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        thread.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
        thread.once('error', reject);
        thread.once('exit', () => reject(new Error('The thread that draws a paper ended.')));
      });
    } finally {
      await thread.terminate();
    }
  });
