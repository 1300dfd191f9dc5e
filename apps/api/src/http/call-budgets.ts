import { AppError } from '../core/app-error.ts';
import { CallBudget, REFILL_MS } from '../realtime/call-budget.ts';
import type { Identify } from './identify-request.ts';

/**
 * Who sends a request of so many calls, one unless given.
 * @throws AppError TOO_MANY; ORIGIN_REFUSED as Identify does
 */
export type CountedIdentify = (request: Parameters<Identify>[0], calls?: number) => ReturnType<Identify>;

/** How much each person may ask of this process over HTTP, by whichever of their sessions: as much as over one socket. */
export class CallBudgets {
  readonly #budgets = new Map<string, CallBudget>();
  #sweptAt = Date.now();

  /** @throws AppError TOO_MANY */
  spend(userId: string, calls = 1): void {
    this.#sweep();
    let budget = this.#budgets.get(userId);
    if (!budget) this.#budgets.set(userId, (budget = new CallBudget()));
    if (!budget.spend(calls)) throw new AppError('TOO_MANY');
  }

  /** Counts what turns out to be somebody's. */
  count(identify: Identify): CountedIdentify {
    return async (request, calls) => {
      const identity = await identify(request);
      if (identity) this.spend(identity.actor.userId, calls);
      return identity;
    };
  }

  /** How many people's budgets are kept: of those who asked lately. */
  get size(): number {
    return this.#budgets.size;
  }

  /** One that is full again is as good as a new one. */
  #sweep(): void {
    const fullSince = Date.now() - REFILL_MS;
    if (this.#sweptAt > fullSince) return;
    this.#sweptAt = Date.now();
    for (const [userId, { askedAt }] of this.#budgets) if (askedAt <= fullSince) this.#budgets.delete(userId);
  }
}
