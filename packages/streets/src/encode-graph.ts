import type { Names, StreetName } from '@ridewire/contracts';
import type { StreetGraph } from './street-graph.ts';

/** The bytes are no graph, or have a format that this version does not read. */
export class GraphFormatError extends Error {
  constructor(problem: string) {
    super(`These bytes are no street graph: ${problem}`);
    this.name = 'GraphFormatError';
  }
}

/** "RWSG" in the byte order of every machine we run on (little endian). */
const MAGIC = 0x47535752;
const VERSION = 3;
/** Formats before it, of which imported cities can still be read: names in two languages, and before those no forbidden runs. */
const VERSION_OF_TWO_NAMES = 2;
const VERSION_BEFORE_RUNS = 1;

/** The counts in the header. It holds nothing else but magic, version and the length of the names' text. */
const COUNTS = ['junctions', 'arcs', 'streets', 'points', 'turns'] as const;
type Counts = Record<(typeof COUNTS)[number], number>;
const HEADER_WORDS = 2 + COUNTS.length + 1;
const HEADER_BYTES = HEADER_WORDS * 4;

type ArrayField = Exclude<keyof StreetGraph, 'names' | 'forbiddenRuns'>;
type Numbers = Int32Array | Uint32Array | Float32Array | Uint8Array;
interface Kind {
  BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, byteOffset: number, length: number): Numbers;
}
type Layout = readonly [field: ArrayField, kind: Kind, length: (counts: Counts) => number];

/** The arrays in the order they are written. Those with 4-byte elements come first, so that each one is aligned. */
const LAYOUT: readonly Layout[] = [
  ['junctionLat', Int32Array, (n) => n.junctions],
  ['junctionLng', Int32Array, (n) => n.junctions],
  ['junctionPart', Uint32Array, (n) => n.junctions],
  ['firstArc', Uint32Array, (n) => n.junctions + 1],
  ['arcTail', Uint32Array, (n) => n.arcs],
  ['arcHead', Uint32Array, (n) => n.arcs],
  ['arcStreet', Uint32Array, (n) => n.arcs],
  ['firstArriving', Uint32Array, (n) => n.junctions + 1],
  ['arrivingArc', Uint32Array, (n) => n.arcs],
  ['streetMeters', Float32Array, (n) => n.streets],
  ['streetName', Uint32Array, (n) => n.streets],
  ['firstPoint', Uint32Array, (n) => n.streets + 1],
  ['pointLat', Int32Array, (n) => n.points],
  ['pointLng', Int32Array, (n) => n.points],
  ['turnFrom', Uint32Array, (n) => n.turns],
  ['turnTo', Uint32Array, (n) => n.turns],
  ['arcForward', Uint8Array, (n) => n.arcs],
  ['streetClass', Uint8Array, (n) => n.streets],
  ['streetMaxKmh', Uint8Array, (n) => n.streets],
  ['streetFlags', Uint8Array, (n) => n.streets],
];

const lengthOfArrays = (counts: Counts): number =>
  LAYOUT.reduce((bytes, [, kind, length]) => bytes + kind.BYTES_PER_ELEMENT * length(counts), 0);

const countThings = (graph: StreetGraph): Counts => ({
  junctions: graph.junctionLat.length,
  arcs: graph.arcHead.length,
  streets: graph.streetMeters.length,
  points: graph.pointLat.length,
  turns: graph.turnFrom.length,
});

/** A graph that several threads read. Send it to the thread and call `openSharedGraph` there. */
export interface SharedGraph {
  arrays: SharedArrayBuffer;
  counts: Counts;
  names: readonly StreetName[];
  forbiddenRuns: StreetGraph['forbiddenRuns'];
}

/** The shared buffer of each graph that was opened on one. */
const sharedBy = new WeakMap<StreetGraph, SharedGraph>();

/** Shares a graph with other threads. This makes no copy of a graph that was decoded or opened, and one of any other graph. */
export function shareGraph(graph: StreetGraph): SharedGraph {
  const known = sharedBy.get(graph);
  if (known) return known;
  const counts = countThings(graph);
  const arrays = new SharedArrayBuffer(lengthOfArrays(counts));
  const { names, forbiddenRuns } = graph;
  const shared = openSharedGraph({ arrays, counts, names, forbiddenRuns });
  for (const [field] of LAYOUT) shared[field].set(graph[field]);
  return sharedBy.get(shared)!;
}

/** Opens a graph shared by another thread. Its arrays are the same memory. */
export function openSharedGraph(shared: SharedGraph): StreetGraph {
  let offset = 0;
  const arrays = LAYOUT.map(([field, kind, length]) => {
    const array = new kind(shared.arrays, offset, length(shared.counts));
    offset += array.byteLength;
    return [field, array] as const;
  });
  const { names, forbiddenRuns } = shared;
  const graph = { ...Object.fromEntries(arrays), names, forbiddenRuns } as unknown as StreetGraph;
  sharedBy.set(graph, shared);
  return graph;
}

/** Encodes a graph as bytes, to store it. */
export function encodeGraph(graph: StreetGraph): Uint8Array {
  const { arrays, counts, names, forbiddenRuns } = shareGraph(graph);
  const written = { names: names.map((each) => [each.name, each.names]), forbiddenRuns };
  const text = new TextEncoder().encode(JSON.stringify(written));
  const bytes = new Uint8Array(HEADER_BYTES + arrays.byteLength + text.length);
  new Uint32Array(bytes.buffer, 0, HEADER_WORDS).set([
    MAGIC,
    VERSION,
    ...COUNTS.map((of) => counts[of]),
    text.length,
  ]);
  bytes.set(new Uint8Array(arrays), HEADER_BYTES);
  bytes.set(text, HEADER_BYTES + arrays.byteLength);
  return bytes;
}

/**
 * Reads what `encodeGraph` wrote, into memory that threads can share.
 * @throws {GraphFormatError} if the bytes are cut off, are something else, or have another version
 */
export function decodeGraph(bytes: Uint8Array): StreetGraph {
  if (bytes.length < HEADER_BYTES) throw new GraphFormatError('they are too few');
  const [magic, version, ...figures] = new Uint32Array(
    new Uint8Array(bytes.subarray(0, HEADER_BYTES)).buffer,
  );
  if (magic !== MAGIC) throw new GraphFormatError('they begin otherwise');
  if (version !== VERSION && version !== VERSION_OF_TWO_NAMES && version !== VERSION_BEFORE_RUNS)
    throw new GraphFormatError(`their format is ${version}, not ${VERSION}`);
  const counts = Object.fromEntries(COUNTS.map((of, i) => [of, figures[i]!])) as Counts;
  const textStart = HEADER_BYTES + lengthOfArrays(counts);
  const expected = textStart + figures.at(-1)!;
  if (bytes.length !== expected) throw new GraphFormatError(`they are ${bytes.length} and not ${expected}`);
  const arrays = new SharedArrayBuffer(textStart - HEADER_BYTES);
  new Uint8Array(arrays).set(bytes.subarray(HEADER_BYTES, textStart));
  return openSharedGraph({ arrays, counts, ...readText(bytes.subarray(textStart), version) });
}

type Words = [name: string, names: Names][];
type TwoNames = [name: string, en: string | null, bn: string | null][];

function readText(text: Uint8Array, version: number): Pick<StreetGraph, 'names' | 'forbiddenRuns'> {
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(text));
    if (version === VERSION_BEFORE_RUNS) return { names: readTwoNames(read as TwoNames), forbiddenRuns: [] };
    const { names, forbiddenRuns } = read as { names: Words | TwoNames; forbiddenRuns: number[][] };
    return {
      names:
        version === VERSION_OF_TWO_NAMES
          ? readTwoNames(names as TwoNames)
          : (names as Words).map(([name, all]) => ({ name, names: all })),
      forbiddenRuns,
    };
  } catch {
    throw new GraphFormatError('the names are unreadable');
  }
}

const readTwoNames = (names: TwoNames): StreetName[] =>
  names.map(([name, en, bn]) => ({
    name,
    names: { ...(en !== null && { en }), ...(bn !== null && { bn }) },
  }));
