import type { CallBudgets } from '../../core/call-budgets.ts';
import type { Identify } from './identify-request.ts';

/**
 * Who sends a request of so many calls, one unless given.
 * @throws AppError TOO_MANY; ORIGIN_REFUSED as Identify does
 */
export type CountedIdentify = (request: Parameters<Identify>[0], calls?: number) => ReturnType<Identify>;

/** Counts what turns out to be somebody's. */
export const countCalls =
  (budgets: CallBudgets, identify: Identify): CountedIdentify =>
  async (request, calls) => {
    const identity = await identify(request);
    if (identity) budgets.spend(identity.actor.userId, calls);
    return identity;
  };
