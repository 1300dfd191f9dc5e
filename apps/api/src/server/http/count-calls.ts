import type { CallBudgets } from '../../core/call-budgets.ts';
import type { Identify } from './identify-request.ts';

/**
 * Identifies the sender of a request of this many calls, one unless given.
 * @throws AppError TOO_MANY; ORIGIN_REFUSED as Identify does
 */
export type CountedIdentify = (request: Parameters<Identify>[0], calls?: number) => ReturnType<Identify>;

/** Counts the calls of identified senders. */
export const countCalls =
  (budgets: CallBudgets, identify: Identify): CountedIdentify =>
  async (request, calls) => {
    const identity = await identify(request);
    if (identity) budgets.spend(identity.actor.userId, calls);
    return identity;
  };
