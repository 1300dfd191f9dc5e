import { AppError } from './app-error.ts';
import { TokenBucket } from './token-bucket.ts';

/** Calls a person may make at once, and how many a second they regain. */
const CALLS = { atOnce: 400, perSecond: 200 };
/** So many refusals are answered; who goes on all the same is cut off. */
const REFUSALS = { atOnce: 1_000, perSecond: 20 };
/** How long it takes until nothing is missing any more, in milliseconds. */
const FULL_AFTER_MS = (REFUSALS.atOnce / REFUSALS.perSecond) * 1_000;

/** What becomes of a call; `cut` where its sender was told to wait often enough. */
export type Verdict = 'allowed' | 'refused' | 'cut';

interface Budget {
  calls: TokenBucket;
  refusals: TokenBucket;
  askedAt: number;
}

/** How much each person may ask of this process, over all their sockets, requests and sessions. */
export class CallBudgets {
  readonly #budgets = new Map<string, Budget>();
  #sweptAt = performance.now();

  ask(userId: string, calls = 1): Verdict {
    const now = performance.now();
    this.#sweep(now);
    let budget = this.#budgets.get(userId);
    if (!budget) {
      const bucket = ({ atOnce, perSecond }: typeof CALLS) => new TokenBucket(atOnce, perSecond);
      budget = { calls: bucket(CALLS), refusals: bucket(REFUSALS), askedAt: now };
      this.#budgets.set(userId, budget);
    }
    budget.askedAt = now;
    if (budget.calls.spend(calls)) return 'allowed';
    return budget.refusals.spend() ? 'refused' : 'cut';
  }

  /** @throws AppError TOO_MANY */
  spend(userId: string, calls = 1): void {
    if (this.ask(userId, calls) !== 'allowed') throw new AppError('TOO_MANY');
  }

  /** How many people's budgets are kept: of those who asked lately. */
  get size(): number {
    return this.#budgets.size;
  }

  /** One that is full again is as good as a new one. */
  #sweep(now: number): void {
    const fullSince = now - FULL_AFTER_MS;
    if (this.#sweptAt > fullSince) return;
    this.#sweptAt = now;
    for (const [userId, { askedAt }] of this.#budgets) if (askedAt <= fullSince) this.#budgets.delete(userId);
  }
}
