import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeGraph,
  encodeGraph,
  GraphFormatError,
  openSharedGraph,
  shareGraph,
  type SharedGraph,
} from './encode-graph.ts';
import { drawStreets } from './testing/draw-streets.ts';
import { randomTrip } from './testing/random-streets.ts';

const graph = drawStreets(
  ['a b c'],
  [
    ['abc', { name: 'মিরপুর রোড', 'name:en': 'Mirpur Road' }],
    ['bc', { oneway: 'yes' }],
  ],
);

test('every graph comes back as it was, from wherever its bytes lie', () => {
  fc.assert(
    fc.property(randomTrip, fc.nat(7), ({ graph: random }, offset) => {
      const bytes = encodeGraph(random);
      const elsewhere = new Uint8Array(bytes.length + offset);
      elsewhere.set(bytes, offset);
      expect(decodeGraph(elsewhere.subarray(offset))).toEqual(random);
    }),
    { numRuns: 50 },
  );
});

const twoNames = graph.names.map(({ name, names: { en = null, bn = null } }) => [name, en, bn]);

test.each([
  ['before forbidden runs were known', 1, twoNames],
  ['with names in two languages', 2, { names: twoNames, forbiddenRuns: [] }],
])('what was written %s is read', (_when, version, written) => {
  const text = new TextEncoder().encode(JSON.stringify(written));
  const bytes = encodeGraph(graph);
  const now = new Uint32Array(bytes.buffer, 0, 8)[7]!;
  const before = new Uint8Array(bytes.length - now + text.length);
  before.set(bytes.subarray(0, -now));
  before.set(text, bytes.length - now);
  const header = new Uint32Array(before.buffer, 0, 8);
  [header[1], header[7]] = [version, text.length];
  expect(decodeGraph(before)).toEqual(graph);
});

// Node's small buffers share one memory, and their `slice` makes no copy.
test('a small buffer of Node is read too', () =>
  expect(decodeGraph(Buffer.from(encodeGraph(graph)))).toEqual(graph));

test('bytes that are cut off are refused, wherever', () => {
  const bytes = encodeGraph(graph);
  for (let length = 0; length < bytes.length; length++)
    expect(() => decodeGraph(bytes.subarray(0, length))).toThrow(GraphFormatError);
  expect(() => decodeGraph(Uint8Array.of(...bytes, 0))).toThrow(GraphFormatError);
});

test('bytes of another kind or version are refused, and names that are none', () => {
  const bytes = encodeGraph(graph);
  const change = (at: number) => bytes.with(at, bytes.at(at)! ^ 0xff);
  for (let at = 0; at < 32; at++) expect(() => decodeGraph(change(at))).toThrow(GraphFormatError);
  expect(() => decodeGraph(change(-1))).toThrow('names are unreadable');
  expect(() => decodeGraph(bytes.with(4, 4))).toThrow('their format is 4, not 3');
  expect(() => decodeGraph(new TextEncoder().encode('{"type":"FeatureCollection","features":[]}'))).toThrow(
    'begin otherwise',
  );
});

test('a graph is shared as one piece of memory, copied once at most', () => {
  const here = decodeGraph(encodeGraph(graph));
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(shareGraph(here));
  const there = openSharedGraph(receiveMessageOnPort(port2)!.message as SharedGraph);
  port1.close();
  expect(there).toEqual(graph);
  there.streetMaxKmh[0] = 30;
  expect(here.streetMaxKmh[0]).toBe(30);
  expect(graph.streetMaxKmh[0]).toBe(0);
});
