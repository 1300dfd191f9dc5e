/** For and against sending a driver to a request. */
export interface PairFacts {
  pickupSeconds: number;
  waitedSeconds: number;
  /** What fairness owes the driver. */
  owedSeconds: number;
  /** How much nearer a favorite driver counts. */
  bonusSeconds: number;
}

/** What a city weighs for itself, relative to the seconds to the pickup. */
export interface DispatchWeights {
  /** 1: a second owed counts as a second of driving. */
  fairness: number;
}

export const USUAL_WEIGHTS: DispatchWeights = { fairness: 1 };

/** The cost of sending this driver to this request, in seconds; the lowest is best. */
export const pairCost = (
  { pickupSeconds, waitedSeconds, owedSeconds, bonusSeconds }: PairFacts,
  { fairness }: DispatchWeights = USUAL_WEIGHTS,
): number => pickupSeconds - waitedSeconds - fairness * owedSeconds - bonusSeconds;
