import type { Choices } from './assign.ts';
import { assignNearest } from './assign-nearest.ts';

/** A driver who could take a request. All costs have one unit, and may be negative. */
export interface Pair {
  request: number;
  driver: number;
  cost: number;
}

/** The same pairs as columns, transferred to a thread without copying. */
export interface PairColumns {
  request: Int32Array<ArrayBuffer>;
  driver: Int32Array<ArrayBuffer>;
  cost: Float64Array<ArrayBuffer>;
}

/**
 * Serves as many requests as possible, at the least total cost. Requests and drivers are numbered from 0.
 * @param pairs where one appears twice, the last counts; one without a finite cost is ignored
 * @returns the driver of each request, or -1
 */
export const matchBatch = (requestCount: number, driverCount: number, pairs: readonly Pair[]): Int32Array =>
  matchColumns(requestCount, driverCount, toColumns(pairs));

/** Each column has its own buffer, to be transferred. */
export function toColumns(pairs: readonly Pair[]): PairColumns {
  const columns = {
    request: new Int32Array(pairs.length),
    driver: new Int32Array(pairs.length),
    cost: new Float64Array(pairs.length),
  };
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i]!;
    columns.request[i] = pair.request;
    columns.driver[i] = pair.driver;
    columns.cost[i] = pair.cost;
  }
  return columns;
}

/** `matchBatch` for columns. */
export function matchColumns(requestCount: number, driverCount: number, pairs: PairColumns): Int32Array {
  let [least, most] = [Infinity, -Infinity];
  for (const cost of pairs.cost) {
    if (!Number.isFinite(cost)) continue;
    least = Math.min(least, cost);
    most = Math.max(most, cost);
  }
  if (least > most) return new Int32Array(requestCount).fill(-1);
  // More than all the others together could save, so that nobody is left out to make the rest cheaper.
  const apart = (most - least + 1) * (Math.min(requestCount, driverCount) + 1);
  return assignNearest(listChoices(requestCount, driverCount, pairs, least), driverCount, apart);
}

function listChoices(
  requestCount: number,
  driverCount: number,
  { request, driver, cost }: PairColumns,
  least: number,
): Choices {
  const first = new Uint32Array(requestCount + 1);
  for (let i = 0; i < request.length; i++) first[request[i]! + 1]!++;
  for (let r = 0; r < requestCount; r++) first[r + 1]! += first[r]!;
  const choices = { first, driver: new Int32Array(request.length), cost: new Float64Array(request.length) };
  const next = first.slice(0, requestCount);
  for (let i = 0; i < request.length; i++) {
    const at = next[request[i]!]!++;
    choices.driver[at] = driver[i]!;
    choices.cost[at] = Number.isFinite(cost[i]!) ? cost[i]! - least : Infinity;
  }
  return dropDoubles(choices, driverCount);
}

function dropDoubles(choices: Choices, driverCount: number): Choices {
  const { first, driver, cost } = choices;
  const seenBy = new Int32Array(driverCount).fill(-1);
  for (let r = 0; r < first.length - 1; r++)
    for (let i = first[r + 1]! - 1; i >= first[r]!; i--) {
      if (seenBy[driver[i]!] === r) cost[i] = Infinity;
      seenBy[driver[i]!] = r;
    }
  return choices;
}
