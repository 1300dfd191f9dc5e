import { munkres } from 'munkres';

/** A driver who could take a request, and what that costs; any unit, the same for all, below zero too. */
export interface Pair {
  request: number;
  driver: number;
  cost: number;
}

/** Requests and drivers that compete with each other, directly or through others. */
interface Component {
  requests: number[];
  drivers: number[];
  pairs: Pair[];
}

/**
 * Matches requests to drivers: as many as can be, and of all such matchings one of the least total cost.
 * @param requestCount requests are numbered from 0
 * @param driverCount drivers are numbered from 0
 * @param pairs who could take what; of two pairs of the same two the last one counts, one without a finite cost doesn't
 * @returns the driver of each request, -1 where there is none left
 */
export function matchBatch(requestCount: number, driverCount: number, pairs: readonly Pair[]): Int32Array {
  const driverOf = new Int32Array(requestCount).fill(-1);
  for (const component of splitApart(requestCount, driverCount, pairs)) matchComponent(component, driverOf);
  return driverOf;
}

/** What nobody competes for is matched by itself: ten small matrices cost a hundredth of one large one. */
function splitApart(requestCount: number, driverCount: number, pairs: readonly Pair[]): Component[] {
  const parent = Int32Array.from({ length: requestCount + driverCount }, (_, i) => i);
  const rootOf = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  const usable = pairs.filter(({ cost }) => Number.isFinite(cost));
  for (const { request, driver } of usable) parent[rootOf(request)] = rootOf(requestCount + driver);
  const components = new Map<number, Component>();
  const componentOf = (node: number) => {
    const root = rootOf(node);
    const found = components.get(root) ?? { requests: [], drivers: [], pairs: [] };
    components.set(root, found);
    return found;
  };
  for (const pair of usable) componentOf(pair.request).pairs.push(pair);
  for (const component of components.values()) {
    component.requests = [...new Set(component.pairs.map(({ request }) => request))];
    component.drivers = [...new Set(component.pairs.map(({ driver }) => driver))];
  }
  return [...components.values()];
}

function matchComponent({ requests, drivers, pairs }: Component, driverOf: Int32Array): void {
  const rowOf = new Map(requests.map((request, row) => [request, row]));
  const columnOf = new Map(drivers.map((driver, column) => [driver, column]));
  const costs = pairs.map(({ cost }) => cost);
  const least = costs.reduce((a, b) => Math.min(a, b));
  const most = costs.reduce((a, b) => Math.max(a, b));
  // More than all others together could save: nobody is left out to make the rest cheaper.
  const apart = (most - least + 1) * (Math.min(requests.length, drivers.length) + 1);
  const matrix = requests.map(() => new Float64Array(drivers.length).fill(apart));
  for (const { request, driver, cost } of pairs)
    matrix[rowOf.get(request)!]![columnOf.get(driver)!] = cost - least;
  for (const [row, column] of munkres(matrix))
    if (matrix[row]![column]! < apart) driverOf[requests[row]!] = drivers[column]!;
}
