import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession } from 'playwright-core';
import { findChromium } from '../../../../scripts/find-chromium.js';
import type { TraceEvent } from './sum-frames.ts';

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

/** A browser that draws maps, with or without a graphics card. */
export const launchDrawing = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? 'chromium', args: FLAGS });

/** Run in a page: requests every frame, so that an idle frame counts too and each has an edge in the trace. */
export const MARK_FRAMES = '(function mark() { requestAnimationFrame(mark); })()';

/** What the page's own thread does for `forMs`. */
export const traceThread = async (cdp: CDPSession, forMs: number): Promise<TraceEvent[]> =>
  mainThreadOf(await trace(cdp, forMs));

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
