import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Paper } from './paper.ts';

/** Others wait: a thread has fonts of half a megabyte in memory, and a core for itself. */
const oneByOne = pLimit(1);

/** Draws a paper as a PDF in a thread of its own, since laying out its letters would delay live pushes. */
export const drawInThread = (paper: Paper): Promise<Buffer> =>
  oneByOne(async () => {
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
