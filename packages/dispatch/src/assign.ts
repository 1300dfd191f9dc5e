import FlatQueue from 'flatqueue';

/** The possible drivers by request: those of r are at `first[r]` up to, but not including, `first[r + 1]`. */
export interface Choices {
  first: Uint32Array;
  driver: Int32Array;
  /** At least 0. */
  cost: Float64Array;
}

export interface Assignment {
  /** The driver of each request, -1 where it is left out. */
  driverOf: Int32Array;
  /** How much each driver is wanted by other requests, at most 0. */
  price: Float64Array;
}

/** Many requests competing for few drivers could go on reducing without end. */
const REDUCTIONS_PER_REQUEST = 4;

/**
 * The assignment of least total cost, where leaving a request out costs `apart`: shortest augmenting paths after
 * Jonker and Volgenant, on lists, since a request knows about twenty drivers out of a thousand.
 */
export function assign({ first, driver, cost }: Choices, driverCount: number, apart: number): Assignment {
  const requestCount = first.length - 1;
  const driverOf = new Int32Array(requestCount).fill(-1);
  const requestOf = new Int32Array(driverCount).fill(-1);
  const price = new Float64Array(driverCount);
  /** What the driver of each request costs it. */
  const paid = new Float64Array(requestCount).fill(apart);
  const free = reduceRows();
  const near = new Float64Array(driverCount).fill(Infinity);
  /** Drivers whose distance is final, though a rounding error may make it look shorter later. */
  const isSettled = new Uint8Array(driverCount);
  const cameFrom = new Int32Array(driverCount);
  const cameBy = new Uint32Array(driverCount);
  const queue = new FlatQueue<number>();
  for (const request of free) findPath(request);
  return { driverOf, price };

  /**
   * Augmenting row reduction: each request takes its best driver, at a price that makes the second best equally good.
   * One that loses its driver tries again.
   */
  function reduceRows(): number[] {
    const left: number[] = [];
    let tries = requestCount * REDUCTIONS_PER_REQUEST;
    for (let next = 0; next < requestCount; next++) {
      let request = next;
      while (request >= 0) {
        let [best, second, at] = [apart, Infinity, -1];
        for (let i = first[request]!; i < first[request + 1]!; i++) {
          const value = cost[i]! - price[driver[i]!]!;
          if (value >= second) continue;
          if (value < best) [best, second, at] = [value, best, i];
          else {
            second = value;
            if (value === best && at >= 0 && requestOf[driver[i]!]! < 0) at = i;
          }
        }
        if (at < 0) break;
        const chosen = driver[at]!;
        const other = requestOf[chosen]!;
        if (other >= 0 && (second <= best || tries-- <= 0)) {
          left.push(request);
          break;
        }
        price[chosen]! -= second - best;
        give(request, chosen, at);
        request = other;
        if (other >= 0) driverOf[other] = -1;
      }
    }
    return left;
  }

  function give(request: number, chosen: number, at: number): void {
    driverOf[request] = chosen;
    requestOf[chosen] = request;
    paid[request] = cost[at]!;
  }

  /**
   * Finds the cheapest way to serve one more request. Others may change drivers for it, or be left out if that costs
   * least.
   */
  function findPath(start: number): void {
    const [drivers, costs, prices, nears] = [driver, cost, price, near];
    const settled: number[] = [];
    const touched: number[] = [];
    queue.clear();
    let [request, gone, end] = [start, 0, Infinity];
    let [leftOut, last] = [-1, -1];
    for (;;) {
      const owned = driverOf[request]!;
      const level = gone - (owned < 0 ? leastOf(request) : paid[request]! - price[owned]!);
      if (level + apart < end) [leftOut, end] = [request, level + apart];
      const before = first[request + 1]!;
      for (let i = first[request]!; i < before; i++) {
        const chosen = drivers[i]!;
        const distance = level + costs[i]! - prices[chosen]!;
        if (distance >= end || distance >= nears[chosen]! || isSettled[chosen]) continue;
        if (near[chosen] === Infinity) touched.push(chosen);
        near[chosen] = distance;
        cameFrom[chosen] = request;
        cameBy[chosen] = i;
        if (requestOf[chosen]! >= 0) queue.push(chosen, distance);
        else [leftOut, last, end] = [-1, chosen, distance];
      }
      while (queue.length > 0 && queue.peekValue()! > near[queue.peek()!]!) queue.pop();
      if ((queue.peekValue() ?? Infinity) >= end) break;
      gone = queue.peekValue()!;
      const next = queue.pop()!;
      request = requestOf[next]!;
      settled.push(next);
      isSettled[next] = 1;
    }
    for (const each of settled) {
      price[each]! += near[each]! - end;
      isSettled[each] = 0;
    }
    for (const each of touched) near[each] = Infinity;
    if (leftOut >= 0) {
      last = driverOf[leftOut]!;
      driverOf[leftOut] = -1;
    }
    for (let chosen = last; chosen >= 0;) {
      const taker = cameFrom[chosen]!;
      const before = driverOf[taker]!;
      give(taker, chosen, cameBy[chosen]!);
      chosen = before;
    }
  }

  function leastOf(request: number): number {
    let least = apart;
    for (let i = first[request]!; i < first[request + 1]!; i++)
      least = Math.min(least, cost[i]! - price[driver[i]!]!);
    return least;
  }
}
