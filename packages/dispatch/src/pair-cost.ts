/** What speaks for and against sending a driver to a request, in seconds. */
export interface PairFacts {
  /** How long the driver takes to the pickup. */
  pickupSeconds: number;
  /** How long the rider has waited already. */
  waitedSeconds: number;
  /** What fairness owes the driver (`owedSeconds`). */
  owedSeconds: number;
  /** What the two wish: a favourite driver counts as so much nearer. */
  bonusSeconds: number;
}

/** How much what a city may weigh itself counts beside the seconds to the pickup. */
export interface DispatchWeights {
  /** 0: nobody is owed anything. 1: a second owed counts as a second of the way. */
  fairness: number;
}

export const USUAL_WEIGHTS: DispatchWeights = { fairness: 1 };

/** What it costs to send this driver to this request, in seconds; the least is the best. */
export const pairCost = (
  { pickupSeconds, waitedSeconds, owedSeconds, bonusSeconds }: PairFacts,
  { fairness }: DispatchWeights = USUAL_WEIGHTS,
): number => pickupSeconds - waitedSeconds - fairness * owedSeconds - bonusSeconds;
