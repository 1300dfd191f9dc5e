import { createHash } from 'node:crypto';
import type { Db } from '@ridewire/db';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

/** How often things may be done, counted over all processes: so many times in so many seconds. */
const RULES = {
  /** Failed sign-ins, and those under way: one that succeeds is given back. A program may well sign in from many places at once. */
  loginByAddress: { points: 200, duration: 900 },
  loginByAccount: { points: 100, duration: 3_600 },
  loginByAccountAndAddress: { points: 40, duration: 900 },
  /** A whole office, campus or carrier may stand behind one address. */
  registerByAddress: { points: 100, duration: 3_600 },
  askCodeByAddress: { points: 100, duration: 3_600 },
  /** Nobody's mailbox is flooded through us. */
  codeMailByAccount: { points: 10, duration: 86_400 },
  tryCodeByAddress: { points: 120, duration: 3_600 },
  /** The contact form is open to everybody, and every message rings at every admin. */
  messageByAddress: { points: 30, duration: 3_600 },
  messageByEmail: { points: 6, duration: 3_600 },
  /** Own name, vehicle, language, notifications: each change is written down, and told to whoever looks. */
  changeByAccount: { points: 120, duration: 3_600 },
  /** Saved places. */
  placeByAccount: { points: 120, duration: 3_600 },
  availabilityByAccount: { points: 60, duration: 600 },
  uploadByAccount: { points: 30, duration: 3_600 },
  exportByAccount: { points: 60, duration: 3_600 },
  ownDataByAccount: { points: 5, duration: 3_600 },
  /** Wrong passwords of who is signed in; one that is right is given back. */
  deleteByAccount: { points: 10, duration: 3_600 },
  confirmByAccount: { points: 40, duration: 900 },
} as const;

export type LimitRule = keyof typeof RULES;

/** Counters that bound how often something may be done for a key: an address, an account, or both. */
export interface Limits {
  /** Counts once. @throws AppError TOO_MANY, which says when to try again */
  spend(rule: LimitRule, key: string): Promise<void>;
  /** Like spend, but answers whether there was room. */
  trySpend(rule: LimitRule, key: string): Promise<boolean>;
  /** Takes back what turned out to be no misuse. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Counts from nothing again. */
  forget(rule: LimitRule, key: string): Promise<void>;
}

/** Keys may be e-mail addresses, which the counters need not know, and long. */
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createLimits(db: Db): Limits {
  const limiterFor = (rule: LimitRule) =>
    new RateLimiterPostgres({
      storeClient: db.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      // A timer for each rule in each process; they are cleaned up with all else.
      clearExpiredByTimeout: false,
      keyPrefix: rule,
      ...RULES[rule],
    });
  const limiters = Object.fromEntries(
    Object.keys(RULES).map((rule) => [rule, limiterFor(rule as LimitRule)]),
  ) as Record<LimitRule, RateLimiterPostgres>;

  /** @returns how long to wait, in milliseconds; 0 when there was room */
  const waitFor = async (rule: LimitRule, key: string): Promise<number> => {
    try {
      await limiters[rule].consume(keyOf(key));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // What is refused counts as nothing: it would keep out who comes once those under way were given back.
      await limiters[rule].reward(keyOf(key));
      return Math.max(1, refused.msBeforeNext);
    }
  };

  return {
    spend: async (rule, key) => {
      const waitMs = await waitFor(rule, key);
      if (waitMs > 0) throw new AppError('TRIED_OFTEN', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    },
    trySpend: async (rule, key) => (await waitFor(rule, key)) === 0,
    giveBack: async (rule, key) => {
      await limiters[rule].reward(keyOf(key));
    },
    forget: async (rule, key) => {
      await limiters[rule].delete(keyOf(key));
    },
  };
}
