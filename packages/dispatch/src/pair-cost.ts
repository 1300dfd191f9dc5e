/** The facts for and against sending a driver to a request, in seconds. */
export interface PairFacts {
  /** How long the driver takes to reach the pickup. */
  pickupSeconds: number;
  /** How long the rider has waited already. */
  waitedSeconds: number;
  /** What fairness owes the driver (`owedSeconds`). */
  owedSeconds: number;
  /** What the two people wish: a favorite driver counts as this much nearer. */
  bonusSeconds: number;
}

/** What a city may weigh for itself, relative to the seconds to the pickup. */
export interface DispatchWeights {
  /** 0: nobody is owed anything. 1: a second owed counts as a second of driving. */
  fairness: number;
}

export const USUAL_WEIGHTS: DispatchWeights = { fairness: 1 };

/** The cost of sending this driver to this request, in seconds. The lowest is best. */
export const pairCost = (
  { pickupSeconds, waitedSeconds, owedSeconds, bonusSeconds }: PairFacts,
  { fairness }: DispatchWeights = USUAL_WEIGHTS,
): number => pickupSeconds - waitedSeconds - fairness * owedSeconds - bonusSeconds;
