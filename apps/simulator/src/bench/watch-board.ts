import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { sumFrames, type FrameSums } from './sum-frames.ts';
import { launchDrawing, MARK_FRAMES, traceThread } from './trace-page.ts';

export interface SeenBoard {
  /** By the time the thread ran, and by the clock. */
  thread: FrameSums;
  wall: FrameSums;
  seconds: number;
  /** After garbage collection: at the trace, and after each further minute. */
  heapBytes: number[];
  /** Messages over the socket during the measurement. */
  messages: number;
  bytes: number;
  largest: number;
  snapshotBytes: number;
  /** From opening the address until the first row. */
  shownMs: number;
}

const SETTLE_MS = 8_000;
const TRACE_MS = 20_000;

/**
 * Opens the board as this admin, lets it settle, and traces it.
 * @param minutes how long to continue after that, to see whether memory grows
 */
export async function watchBoard(
  url: string,
  cookie: string,
  view: string,
  minutes: number,
): Promise<SeenBoard> {
  const browser = await launchDrawing();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'Asia/Dhaka',
    });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
    const page = await context.newPage();
    const socket = countFrames(page);
    const openedMs = performance.now();
    await page.goto(`${url}/dashboard/admin/live?view=${view}`, { timeout: 180_000 });
    await page
      .locator('[data-part=board-row], [data-part=board-card], canvas')
      .first()
      .waitFor({ timeout: 180_000 });
    const shownMs = performance.now() - openedMs;
    await page.evaluate(MARK_FRAMES);
    await wait(SETTLE_MS);
    const cdp = await context.newCDPSession(page);
    const snapshotBytes = socket.largest;
    socket.reset();
    const events = await traceThread(cdp, TRACE_MS);
    const seen = { messages: socket.messages, bytes: socket.bytes, largest: socket.largest };
    const sign = await page.locator('[data-part=link-sign]').innerText();
    if (sign !== 'Live') console.error(`The board was not live while it was watched: link ${sign}.`);
    const heapBytes = [await weighHeap(cdp)];
    for (let minute = 0; minute < minutes; minute += 1) {
      await wait(60_000);
      heapBytes.push(await weighHeap(cdp));
    }
    if (process.env['BENCH_SHOT'])
      await page.screenshot({ path: `${process.env['BENCH_SHOT']}-${view}.png` });
    return {
      thread: sumFrames(events, 'thread'),
      wall: sumFrames(events, 'wall'),
      seconds: TRACE_MS / 1_000,
      heapBytes,
      snapshotBytes,
      shownMs,
      ...seen,
    };
  } finally {
    await browser.close();
  }
}

async function weighHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

function countFrames(page: Page) {
  const counts = { messages: 0, bytes: 0, largest: 0, reset: () => {} };
  counts.reset = () => Object.assign(counts, { messages: 0, bytes: 0, largest: 0 });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      counts.messages += 1;
      counts.bytes += payload.length;
      counts.largest = Math.max(counts.largest, payload.length);
    }),
  );
  return counts;
}
