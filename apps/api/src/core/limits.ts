import { createHash } from 'node:crypto';
import type { Db } from '@ridewire/db';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

/** The rate limits, counted over all processes: `points` times in `duration` seconds. */
const RULES = {
  /**
   * Failed sign-ins, and those under way: a successful one is given back. A program may well sign in from many places
   * at once.
   */
  loginByAddress: { points: 200, duration: 900 },
  loginByAccount: { points: 100, duration: 3_600 },
  loginByAccountAndAddress: { points: 40, duration: 900 },
  /** Challenges for passkeys: each is a row for some minutes. */
  challengeByAddress: { points: 600, duration: 900 },
  /** A whole office, campus or carrier may share one address. */
  registerByAddress: { points: 100, duration: 3_600 },
  askCodeByAddress: { points: 100, duration: 3_600 },
  /** Protects mailboxes from being flooded through us. */
  codeMailByAccount: { points: 10, duration: 86_400 },
  tryCodeByAddress: { points: 120, duration: 3_600 },
  /** Wrong codes of a second factor, given with the right password; a right one is given back. */
  factorByAccountAndAddress: { points: 10, duration: 900 },
  /** Three of a million codes are right at any moment. */
  factorByAccount: { points: 30, duration: 86_400 },
  /** The contact form is open to everyone, and every message notifies every admin. */
  messageByAddress: { points: 30, duration: 3_600 },
  messageByEmail: { points: 6, duration: 3_600 },
  /** Own name, vehicle, language, notifications: each change is recorded, and sent to everyone who watches. */
  changeByAccount: { points: 120, duration: 3_600 },
  /** Saved places. */
  placeByAccount: { points: 120, duration: 3_600 },
  /** Messages between riders and drivers. */
  chatByAccount: { points: 20, duration: 60 },
  /** Problems of rides, and what people write about them: support hears of each. */
  problemByAccount: { points: 30, duration: 3_600 },
  /** Scheduled rides taken beforehand and given back: their riders hear of each. */
  takeByAccount: { points: 40, duration: 3_600 },
  /** Links of rides. */
  linkByAccount: { points: 60, duration: 3_600 },
  /** Mails to trusted contacts, who never asked for them. */
  contactMailByAccount: { points: 30, duration: 86_400 },
  /** Receipts as files, each of which is drawn. */
  receiptFileByAccount: { points: 120, duration: 3_600 },
  receiptMailByAccount: { points: 30, duration: 86_400 },
  /** Wrong PINs at a pickup, of one driver for one ride; a right one is given back. */
  pinByRide: { points: 3, duration: 86_400 },
  /** Each wrong PIN of those, counted once. */
  pinByDigits: { points: 1, duration: 86_400 },
  /** Each may reach every driver. */
  announcementByAccount: { points: 30, duration: 3_600 },
  /** Promo codes that we don't know; a known one is given back. */
  promoByAccountAndAddress: { points: 20, duration: 3_600 },
  promoByAccount: { points: 60, duration: 86_400 },
  /** Each is a request to somebody's server. */
  webhookTestByAccount: { points: 60, duration: 3_600 },
  /** Admins hear of two drivers with one plate. */
  reportByPlate: { points: 1, duration: 86_400 },
  availabilityByAccount: { points: 60, duration: 600 },
  uploadByAccount: { points: 30, duration: 3_600 },
  /** Mails to people an owner invites to the desk. */
  inviteByAccount: { points: 30, duration: 3_600 },
  exportByAccount: { points: 60, duration: 3_600 },
  ownDataByAccount: { points: 5, duration: 3_600 },
  /** Wrong passwords of signed-in people; a right one is given back. */
  deleteByAccount: { points: 10, duration: 3_600 },
  confirmByAccount: { points: 40, duration: 900 },
} as const;

export type LimitRule = keyof typeof RULES;

/** Counters that limit how often something may be done for a key: an address, an account, or both. */
export interface Limits {
  /** Counts once. @throws AppError TOO_MANY, which says when to try again */
  spend(rule: LimitRule, key: string): Promise<void>;
  /** Like spend, but answers whether there was room. */
  trySpend(rule: LimitRule, key: string): Promise<boolean>;
  /** Gives back a try that was no misuse. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Starts counting from zero. */
  forget(rule: LimitRule, key: string): Promise<void>;
}

/** Keys may be long, and may be email addresses, which the counters need not know. */
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createLimits(db: Db): Limits {
  const limiterFor = (rule: LimitRule) =>
    new RateLimiterPostgres({
      storeClient: db.pool,
      tableName: 'rate_limits',
      tableCreated: true,
      // Otherwise a timer for each rule in each process; the clean-up removes expired ones.
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
      // Refused calls don't count: they would shut out a caller once running calls were given back.
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
