import { AppError } from './app-error.ts';

/** How many calls a person may make at once, and how many a second they regain. */
const CALLS = { atOnce: 400, perSecond: 200 };
/** The calls as the headers of an answer say them: so many in each window, in seconds. */
export const CALL_POLICY = { calls: CALLS.atOnce, windowSeconds: CALLS.atOnce / CALLS.perSecond };
/** How many refusals are answered; callers that go on are cut off. */
const REFUSALS = { atOnce: 1_000, perSecond: 20 };

/** The verdict on a call; `cut` where its sender was told to wait often enough. */
export type Verdict = 'allowed' | 'refused' | 'cut';

/** Until when a part of a person's budget is spent, in whole milliseconds of a monotonic clock. */
type FullAt = Map<string, number>;

/** The budget of each person's calls to this process, over all their sockets, requests and sessions. */
export class CallBudgets {
  readonly #calls: FullAt = new Map();
  readonly #refusals: FullAt = new Map();
  #sweepAt = 0;

  ask(userId: string, calls = 1): Verdict {
    const now = Math.trunc(performance.now());
    this.#sweep(now);
    if (spend(this.#calls, CALLS, userId, calls, now)) return 'allowed';
    return spend(this.#refusals, REFUSALS, userId, 1, now) ? 'refused' : 'cut';
  }

  /** @throws AppError TOO_MANY */
  spend(userId: string, calls = 1): void {
    if (this.ask(userId, calls) !== 'allowed') throw new AppError('TOO_MANY');
  }

  /** What is left of a person's calls, and after how many seconds they have all of them again. */
  left(userId: string): { calls: number; fullInSeconds: number } {
    const now = Math.trunc(performance.now());
    const owedMs = Math.max(0, (this.#calls.get(userId) ?? now) - now);
    const calls = CALLS.atOnce - Math.ceil((owedMs * CALLS.perSecond) / 1_000);
    return { calls: Math.max(0, calls), fullInSeconds: Math.ceil(owedMs / 1_000) };
  }

  /** How many people are counted: those with recent calls. */
  get size(): number {
    return this.#calls.size;
  }

  /** A full budget equals a new one, so it is forgotten. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + 1_000;
    for (const budgets of [this.#calls, this.#refusals])
      for (const [userId, fullAt] of budgets) if (fullAt <= now) budgets.delete(userId);
  }
}

/** Whether this much can be spent; if not, nothing is. */
function spend(
  budgets: FullAt,
  { atOnce, perSecond }: typeof CALLS,
  userId: string,
  amount: number,
  now: number,
): boolean {
  const fullAt = Math.max(now, budgets.get(userId) ?? now) + (amount * 1_000) / perSecond;
  const hasRoom = fullAt - now <= (atOnce * 1_000) / perSecond;
  if (hasRoom) budgets.set(userId, fullAt);
  return hasRoom;
}
