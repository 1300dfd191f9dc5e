import { assign, type Choices } from './assign.ts';

/** About how many of a request's best drivers are looked at first. */
const FIRST_LOOK = 40;
/** How many of a request's drivers the cut-off cost is estimated from. */
const SAMPLE = 64;
/** After this many looks that still found better pairs, all pairs are used. */
const LOOKS = 4;
/** The rounding error allowed in a sum of costs, as a share of its largest number. */
const ROUNDING = 1e-12;

/**
 * `assign` for requests with many drivers, of whom a few near ones usually decide. The prices prove that no other pair
 * is better; where one would be, it is added and the assignment runs again.
 * @returns the driver of each request, -1 where it is left out
 */
export function assignNearest(choices: Choices, driverCount: number, apart: number): Int32Array {
  const isKept = markNearest(choices);
  for (let looks = 1; isKept && looks <= LOOKS; looks++) {
    const near = keepMarked(choices, isKept);
    const { driverOf, price } = assign(near, driverCount, apart);
    if (!markBetter(choices, isKept, near, price, apart)) return driverOf;
  }
  return assign(choices, driverCount, apart).driverOf;
}

/** Undefined when every request has few drivers. */
function markNearest({ first, cost }: Choices): Uint8Array | undefined {
  let isKept: Uint8Array | undefined;
  for (let r = 0; r < first.length - 1; r++) {
    const [from, to] = [first[r]!, first[r + 1]!];
    if (to - from <= 2 * FIRST_LOOK) continue;
    isKept ??= new Uint8Array(cost.length).fill(1);
    const line = guessLine(cost, from, to);
    for (let i = from; i < to; i++) if (cost[i]! > line) isKept[i] = 0;
  }
  return isKept;
}

/** The cost that keeps about `FIRST_LOOK` drivers of a request. */
function guessLine(cost: Float64Array, from: number, to: number): number {
  const sample = new Float64Array(SAMPLE);
  const step = (to - from) / SAMPLE;
  for (let i = 0; i < SAMPLE; i++) sample[i] = cost[from + Math.floor(i * step)]!;
  return sample.sort()[Math.ceil((FIRST_LOOK / (to - from)) * SAMPLE)]!;
}

function keepMarked({ first, driver, cost }: Choices, isKept: Uint8Array): Choices {
  const size = isKept.reduce((sum, one) => sum + one, 0);
  const kept = {
    first: new Uint32Array(first.length),
    driver: new Int32Array(size),
    cost: new Float64Array(size),
  };
  let at = 0;
  for (let r = 0; r < first.length - 1; r++) {
    const to = first[r + 1]!;
    for (let i = first[r]!; i < to; i++) {
      if (!isKept[i]) continue;
      kept.driver[at] = driver[i]!;
      kept.cost[at++] = cost[i]!;
    }
    kept.first[r + 1] = at;
  }
  return kept;
}

/**
 * Marks the drivers whom a request would prefer to its own at the present prices, and those within the largest miss of
 * that, since prices will change.
 * @returns false if there are none
 */
function markBetter(
  { first, driver, cost }: Choices,
  isKept: Uint8Array,
  near: Choices,
  price: Float64Array,
  apart: number,
): boolean {
  const got = new Float64Array(first.length - 1).fill(apart);
  let worst = 0;
  for (let r = 0; r < got.length; r++) {
    const [nearTo, to] = [near.first[r + 1]!, first[r + 1]!];
    let least = apart;
    for (let i = near.first[r]!; i < nearTo; i++)
      least = Math.min(least, near.cost[i]! - price[near.driver[i]!]!);
    got[r] = least;
    for (let i = first[r]!; i < to; i++) worst = Math.max(worst, least - cost[i]! + price[driver[i]!]!);
  }
  if (worst <= ROUNDING * apart) return false;
  for (let r = 0; r < got.length; r++) {
    const [to, bar] = [first[r + 1]!, got[r]! + worst];
    for (let i = first[r]!; i < to; i++) if (cost[i]! - price[driver[i]!]! < bar) isKept[i] = 1;
  }
  return true;
}
