/** A transaction on lists that are only appended to; each appended value is unique. Times by one clock, in milliseconds. */
export interface Transaction {
  /** Undefined for one whose answer was lost: it may have happened, or not. */
  endedAt: number | undefined;
  startedAt: number;
  appends: readonly { key: string; value: number }[];
  /** What it saw of each list, all of it from the beginning. */
  reads: readonly { key: string; values: readonly number[] }[];
}

export interface Anomaly {
  kind: 'lost' | 'doubled' | 'stale' | 'invented' | 'forked';
  key: string;
  value: number;
}

interface Append {
  startedAt: number;
  endedAt: number | undefined;
}

/**
 * Looks at what clients asked and saw, after the idea of Elle (Kingsbury and Alvaro, 2020): a list read whole tells the
 * order of its appends, so that the faults can be read off without a search. It takes linear time in the values read,
 * besides sorting.
 *
 * - lost: an acknowledged append that the longest read, begun after its answer, doesn't have
 * - doubled: a value that stands in a list twice
 * - stale: a read that lacks an append acknowledged before the read began, or seen by a read that ended before
 * - invented: a value that nobody appended
 * - forked: two reads that no one order explains
 */
export function checkHistory(history: readonly Transaction[]): Anomaly[] {
  const appends = new Map<string, Map<number, Append>>();
  const reads = new Map<string, { of: Transaction; values: readonly number[] }[]>();
  for (const of of history) {
    for (const { key, value } of of.appends) entry(appends, key, () => new Map()).set(value, of);
    if (of.endedAt === undefined) continue;
    for (const { key, values } of of.reads) entry(reads, key, () => []).push({ of, values });
  }
  return [...reads].flatMap(([key, of]) => checkList(key, of, appends.get(key) ?? new Map<number, Append>()));
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

type Read = { of: Transaction; values: readonly number[] };

function checkList(key: string, reads: readonly Read[], appended: ReadonlyMap<number, Append>): Anomaly[] {
  const found: Anomaly[] = [];
  const say = (kind: Anomaly['kind'], value: number) => void found.push({ kind, key, value });
  const longest = reads.reduce((a, b) => (b.values.length > a.values.length ? b : a));
  const placeOf = new Map<number, number>();
  for (const [at, value] of longest.values.entries()) {
    if (placeOf.has(value)) say('doubled', value);
    else placeOf.set(value, at);
    if (!appended.has(value)) say('invented', value);
  }
  for (const { values } of reads)
    for (const [at, value] of values.entries())
      if (longest.values[at] !== value) {
        say('forked', value);
        break;
      }
  for (const [value, { endedAt }] of appended)
    if (endedAt !== undefined && endedAt < longest.of.startedAt && !placeOf.has(value)) say('lost', value);
  return [...found, ...findStale(key, reads, appended, placeOf)];
}

/** Goes through time once: what was known to be there at the beginning of a read must be in it. */
function findStale(
  key: string,
  reads: readonly Read[],
  appended: ReadonlyMap<number, Append>,
  placeOf: ReadonlyMap<number, number>,
): Anomaly[] {
  const known = [
    ...[...appended].flatMap(([value, { endedAt }]) => {
      const place = placeOf.get(value);
      return endedAt !== undefined && place !== undefined ? [{ at: endedAt, count: place + 1, value }] : [];
    }),
    ...reads.map(({ of, values }) => ({
      at: of.endedAt ?? Infinity,
      count: values.length,
      value: values.at(-1) ?? 0,
    })),
  ].toSorted((a, b) => a.at - b.at);
  const found: Anomaly[] = [];
  let next = 0;
  let most = { count: 0, value: 0 };
  for (const { of, values } of reads.toSorted((a, b) => a.of.startedAt - b.of.startedAt)) {
    for (let each = known[next]; each && each.at < of.startedAt; each = known[(next += 1)])
      if (each.count > most.count) most = each;
    if (values.length < most.count) found.push({ kind: 'stale', key, value: most.value });
  }
  return found;
}
