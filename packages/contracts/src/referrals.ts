import { z } from 'zod';
import { mistake } from './mistakes.ts';
import {
  MOST_REFERRAL_CENTS,
  MOST_REFERRAL_DAYS,
  MOST_REFERRAL_RIDES,
  REFERRAL_CODE_LENGTH,
  REFERRAL_LETTERS,
  referralCodeOf,
} from './referral-terms.ts';

const LONGEST_TYPED = 100;

/** A driver’s code as somebody types it: any case, blanks and hyphens allowed. */
export const ReferralCode = z
  .string(mistake('referralCode'))
  .max(LONGEST_TYPED, mistake('referralCode'))
  .transform(referralCodeOf)
  .pipe(
    z.string().regex(new RegExp(`^[${REFERRAL_LETTERS}]{${REFERRAL_CODE_LENGTH}}$`), mistake('referralCode')),
  );

const within = (said: string, [least, most]: [number, number]) =>
  z.int(said).min(least, said).max(most, said);
const bonus = () => within(mistake('referralBonus', { max: MOST_REFERRAL_CENTS }), [0, MOST_REFERRAL_CENTS]);

export const SetReferralTermsInput = z
  .object({
    /** Made by the client once per press. Sending the same id again changes nothing more. */
    id: z.uuid(mistake('referralTermsId')),
    /** Whether drivers can bring drivers. */
    isOn: z.boolean(mistake('referralOn')),
    /** How many rides the driver who came completes, and within how many days after approval. */
    rides: within(mistake('referralRides', { max: MOST_REFERRAL_RIDES }), [1, MOST_REFERRAL_RIDES]),
    days: within(mistake('referralDays', { max: MOST_REFERRAL_DAYS }), [1, MOST_REFERRAL_DAYS]),
    /** What that pays the driver who brought the other one, and the driver who came. One of them can be 0. */
    bringerCents: bonus(),
    comerCents: bonus(),
    /** When they begin, by the city’s clocks; at once if left out. */
    from: z
      .object({
        day: z.iso.date(mistake('scheduleDay')),
        time: z.string(mistake('scheduleTime')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, mistake('scheduleTime')),
      })
      .optional(),
  })
  .refine(({ bringerCents, comerCents }) => bringerCents + comerCents > 0, {
    error: mistake('referralNothing'),
    path: ['bringerCents'],
  });
export type SetReferralTermsInput = z.infer<typeof SetReferralTermsInput>;

export const ReferralTermsIdInput = z.object({ termsId: z.uuid(mistake('referralTermsId')) });
export type ReferralTermsIdInput = z.infer<typeof ReferralTermsIdInput>;

interface ReferralTerms {
  rides: number;
  /** After the approval. */
  days: number;
  bringerCents: number;
  comerCents: number;
}

/** Terms as admins see them. */
export interface ReferralTermsView extends ReferralTerms {
  id: string;
  isOn: boolean;
  /** ISO 8601. */
  beginsAt: string;
  by: { id: string; name: string };
}

/** referrals.terms: what holds now, what comes next, and what came of it so far. */
export interface ReferralDesk {
  /** Null until somebody has set some. */
  now: ReferralTermsView | null;
  coming: ReferralTermsView | null;
  /** Drivers who came and can still reach the number, also those not approved yet. */
  underWay: number;
  reached: number;
  costCents: number;
}

/** One driver who brought another, as one of the two sees it. */
export interface OwnReferral {
  id: string;
  /** The other driver’s first name. */
  name: string;
  rides: number;
  /** The rides that count so far. */
  done: number;
  /** What the reader gets. */
  bonusCents: number;
  /** ISO 8601: when the days are over; null before the approval. */
  endsAt: string | null;
  /** ISO 8601: when the number was reached, and when the reader was paid; null before. */
  reachedAt: string | null;
  paidAt: string | null;
  /** Nothing more can come of it. */
  isClosed: boolean;
}

/** referrals.mine: a driver’s code, and what came of it. */
export interface OwnReferrals {
  /** What a driver who comes now is promised; null while nobody can be brought. */
  terms: ReferralTerms | null;
  /** ISO 8601: when other terms begin; null if none are set. */
  changesAt: string | null;
  /** Null while there are no terms, and for drivers who aren’t approved, or are suspended. */
  code: string | null;
  /** The driver who brought the reader; null for nobody. */
  cameBy: OwnReferral | null;
  /** The drivers the reader brought: the latest first, at most 50. */
  brought: OwnReferral[];
  /** All of them, and what they paid the reader so far. */
  broughtCount: number;
  paidCents: number;
}

/** A bonus of a driver who brought another, or came by one. */
export interface ReferralBonus {
  id: string;
  /** The other driver’s first name. */
  name: string;
  /** Whether the reader brought the other one. */
  isBringer: boolean;
  amountCents: number;
  /** ISO 8601. */
  paidAt: string;
}

/** referrals.changes and referrals.ownChanges: terms were set or taken back, or something came of a referral. Lists are read again. */
export interface ReferralsChange {
  isChanged: true;
}
