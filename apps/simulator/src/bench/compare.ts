import { median, quantile } from './statistics.ts';

/** The result of a benchmark. */
export interface Result {
  title: string;
  floor: string;
  product: string;
  ratio: number;
  goal: string;
  reached: boolean;
  /** The spread of the floor's middle half of rounds, as a share of their median. */
  spread?: number;
  /** Other programs kept the machine busy before it began. */
  isBusy?: boolean;
}

/** If the floor's rounds spread more than this, the machine is busy with other things. */
const MAX_SPREAD = 0.25;

type Goal = { atMost: number } | { atLeast: number };

/** Compares alternating rounds, so that neither had the better hour: medians, their ratio, and the floor's spread. */
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

/** Servers of other projects have no goal. */
export const NO_GOAL = 'none';

export type Verdict = 'reached' | 'NOT reached' | 'not judged' | 'for comparison';

/** The verdict in a word; "not judged" if the floor shows that the machine is too busy. */
export function verdictOf({ spread, isBusy = false, reached, goal }: Result): Verdict {
  if (goal === NO_GOAL) return 'for comparison';
  // The floor's rounds tell more about the machine than a look before the run. Results without a floor have only that look.
  if (spread === undefined ? isBusy : spread > MAX_SPREAD) return 'not judged';
  return reached ? 'reached' : 'NOT reached';
}
