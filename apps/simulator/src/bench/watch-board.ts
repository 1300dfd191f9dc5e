import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../../../../scripts/find-chromium.js';
import { sumFrames, type FrameSums, type TraceEvent } from './sum-frames.ts';

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
const CATEGORIES = ['devtools.timeline', 'v8', 'disabled-by-default-v8.gc', 'toplevel', 'blink.user_timing'];
/** WebGL in software: the graphics process is slow with it, but not the page's own thread. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
];

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
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: FLAGS });
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
    // Requests every frame, so that an idle frame counts too and each has an edge in the trace.
    await page.evaluate('(function mark() { requestAnimationFrame(mark); })()');
    await wait(SETTLE_MS);
    const cdp = await context.newCDPSession(page);
    const snapshotBytes = socket.largest;
    socket.reset();
    const traced = await trace(cdp, TRACE_MS);
    const seen = { messages: socket.messages, bytes: socket.bytes, largest: socket.largest };
    const events = mainThreadOf(traced);
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

/** The events of `forMs`, read through the browser's protocol. */
async function trace(cdp: CDPSession, forMs: number): Promise<TraceEvent[]> {
  await cdp.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordUntilFull' },
  });
  await wait(forMs);
  const done = new Promise<string>((resolve) =>
    cdp.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? '')),
  );
  await cdp.send('Tracing.end');
  const handle = await done;
  const parts: string[] = [];
  for (;;) {
    const { data, eof } = await cdp.send('IO.read', { handle, size: 4_000_000 });
    parts.push(data);
    if (eof) break;
  }
  await cdp.send('IO.close', { handle });
  const text = parts.join('');
  if (process.env['BENCH_TRACE']) await writeFile(process.env['BENCH_TRACE'], text);
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** The events of the page's own thread: the busiest of all renderers. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && (args as { name?: string })?.name === 'CrRendererMain',
  );
  const counted = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  );
  return counted.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
