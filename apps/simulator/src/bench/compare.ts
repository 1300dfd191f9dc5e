import { median, quantile } from './statistics.ts';

/** What a benchmark found. */
export interface Result {
  title: string;
  floor: string;
  product: string;
  ratio: number;
  goal: string;
  reached: boolean;
  /** How far the middle half of the floor's own rounds lies apart, as a share of their median. */
  spread?: number;
  /** Others kept the machine busy before it began. */
  isBusy?: boolean;
}

/** Where the floor itself differs so much from round to round, the machine has other things to do. */
const MAX_SPREAD = 0.25;

type Goal = { atMost: number } | { atLeast: number };

/** Rounds that took turns, so that neither had the better hour: medians, their ratio, and the floor's spread. */
export function compareRounds(
  title: string,
  rounds: { floor: readonly number[]; product: readonly number[] },
  write: (value: number) => string,
  goal: Goal,
): Result {
  const [floor, product] = [median(rounds.floor), median(rounds.product)];
  const ratio = product / floor;
  return {
    title,
    floor: write(floor),
    product: write(product),
    ratio,
    goal: 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`,
    reached: 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast,
    spread: spreadOf(rounds.floor),
  };
}

export const spreadOf = (values: readonly number[]): number =>
  (quantile(values, 0.75) - quantile(values, 0.25)) / median(values);

/** What is measured beside ours and not by us has none. */
export const NO_GOAL = 'none';

export type Verdict = 'reached' | 'NOT reached' | 'not judged' | 'for comparison';

/** In a word; "not judged" where the floor says that the machine is too busy. */
export function verdictOf({ spread, isBusy = false, reached, goal }: Result): Verdict {
  if (goal === NO_GOAL) return 'for comparison';
  // Rounds of a floor say more of the machine than a look at it before; what has none has only that.
  if (spread === undefined ? isBusy : spread > MAX_SPREAD) return 'not judged';
  return reached ? 'reached' : 'NOT reached';
}
