import { shareGraph } from '@ridewire/streets';
import { drawStreets, placeOf } from '@ridewire/streets/testing/draw-streets';
import type { LatLng } from '@ridewire/contracts';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import type { Log } from '../core/log.ts';
import { ANY_HOUR, packSpeeds } from './pack-speeds.ts';
import { SearchBusyError, startSearchThread, type SearchThread } from './search-thread.ts';

const MAP = ['a  b'];
const graph = drawStreets(MAP, ['ab']);
const from = placeOf(MAP, 'a') as LatLng;
const to = placeOf(MAP, 'b') as LatLng;
const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };

let thread: SearchThread;
const start = () =>
  (thread = startSearchThread(
    { streets: shareGraph(graph), timeZone: 'Asia/Dhaka', learnt: null, changes: [], reachMeters: 300 },
    quiet,
  ));
afterEach(() => thread.stop());

const seconds = async () => {
  const answer = await thread.ask({ kind: 'way', from, to });
  return 'way' in answer ? answer.way.durationSeconds : null;
};

test('many searches at once are each answered', async () => {
  const { ask } = start();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => ask({ kind: 'way', from, to }, `${i}`)),
  );
  expect(answers.filter((answer) => 'way' in answer)).toHaveLength(200);
});

test('who floods it is told so, and costs nobody else an answer', async () => {
  const { ask } = start();
  const flood = Array.from({ length: 10_000 }, () =>
    ask({ kind: 'way', from, to }, 'flood').then(
      () => 'found',
      (error: unknown) => (error instanceof SearchBusyError ? 'busy' : String(error)),
    ),
  );
  expect(await ask({ kind: 'way', from, to }, 'rider')).toHaveProperty('way');
  const outcomes = await Promise.all(flood);
  expect(new Set(outcomes)).toEqual(new Set(['found', 'busy']));
  expect(outcomes.filter((outcome) => outcome === 'found')).toHaveLength(21);
});

/** Cars were observed on all arcs for long, and took twice as long as guessed. */
function learnTwice(): SharedArrayBuffer {
  const rows = Array.from(graph.arcHead, (_, arc) => {
    const row = Buffer.alloc(16);
    row.writeInt32BE(ANY_HOUR, 0);
    row.writeInt32BE(arc, 4);
    row.writeFloatBE(2e6, 8);
    row.writeFloatBE(1e6, 12);
    return row;
  });
  return packSpeeds(rows);
}

test('other seconds count from the next search on; what it can’t read costs nobody else', async () => {
  const { ask } = start();
  const usual = await seconds();
  thread.reckon(learnTwice());
  await expect(ask({ kind: 'way' } as never)).rejects.toThrow();
  expect(await seconds()).toBeCloseTo((usual ?? 0) * 2, -1);
  thread.reckon();
  expect(await seconds()).toBeCloseTo((usual ?? 0) * 2, -1);
});

test('the hour is that of the process, whose clock may be moved, and not that of the thread', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T21:00:00Z'));
  try {
    start();
    const atNight = await seconds();
    now.mockReturnValue(Date.parse('2026-12-01T11:00:00Z'));
    thread.reckon();
    const inTheRush = await seconds();
    expect(inTheRush).toBeGreaterThan((atNight ?? 0) * 1.5);
    now.mockReturnValue(Date.parse('2026-12-01T21:00:00Z'));
    thread.reckon();
    expect(await seconds()).toBe(atNight);
  } finally {
    now.mockRestore();
  }
});

test('a changed street counts from the next search on, also in a thread that is started anew', async () => {
  const { ask } = start();
  const usual = await seconds();
  const found = await ask({ kind: 'stretch at', at: from, maxMeters: 50 });
  if (!('stretches' in found)) throw new Error('There is a street.');
  const { line, name } = found.stretches[0]!;
  const change = (kmh: number | null) =>
    thread.change([{ kmh, stretches: [{ line, name, direction: 'both' }] }]);
  // Slower than any street is in a rush hour.
  change(2);
  expect(await seconds()).toBeGreaterThan((usual ?? 0) * 2);
  change(null);
  expect(await ask({ kind: 'way', from, to })).toEqual({ refusal: 'NO_STREET_AT_START' });
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  await ask({ kind: 'way', from, to });
  (post.mock.contexts[0] as unknown as Worker).postMessage(null);
  await expect(ask({ kind: 'way', from, to })).rejects.toThrow('failed');
  await expect
    .poll(() => ask({ kind: 'way', from, to }).catch(() => null), { timeout: 10_000 })
    .toEqual({ refusal: 'NO_STREET_AT_START' });
  thread.change([]);
  expect(await seconds()).toBe(usual);
});

test('a thread that dies is not started again and again', async () => {
  const errors: unknown[] = [];
  thread = startSearchThread(
    { streets: null as never, timeZone: 'Asia/Dhaka', learnt: null, changes: [], reachMeters: 300 },
    {
      ...quiet,
      error: (...words: unknown[]) => errors.push(words),
    },
  );
  // However slow the machine: this is still the moment.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await expect(thread.ask({ kind: 'way', from, to })).rejects.toThrow('failed');
  for (let i = 0; i < 10; i++)
    await expect(thread.ask({ kind: 'way', from, to })).rejects.toThrow('a moment ago');
  expect(errors).toHaveLength(1);
});

test('a thread that dies in the middle of a search refuses it, and comes back', async () => {
  start();
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const usual = await seconds();
  // No one sends this: the receiver throws.
  (post.mock.contexts[0] as unknown as Worker).postMessage(null);
  await expect(thread.ask({ kind: 'way', from, to })).rejects.toThrow('failed');
  await expect.poll(() => seconds().catch(() => null)).toBe(usual);
});

test('stopped, it refuses', async () => {
  start();
  const open = thread.ask({ kind: 'way', from, to }).catch(String);
  await thread.stop();
  expect(await open).toContain('has ended');
  await expect(thread.ask({ kind: 'way', from, to })).rejects.toThrow('has ended');
});
