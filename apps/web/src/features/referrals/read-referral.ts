import {
  MOST_REFERRAL_CENTS,
  MOST_REFERRAL_DAYS,
  MOST_REFERRAL_RIDES,
} from '@ridewire/contracts/referral-terms';
import { readCount } from '../rides/detail/read-count.ts';
import { readAmountCents } from '../rides/detail/read-amount.ts';

/** Terms as they are typed. */
export interface TypedReferral {
  rides: string;
  days: string;
  bringer: string;
  comer: string;
}

export interface ReadReferral {
  rides: number;
  days: number;
  bringerCents: number;
  comerCents: number;
}

/** As people type them. */
export const typeReferral = ({ rides, days, bringerCents, comerCents }: ReadReferral): TypedReferral => ({
  rides: String(rides),
  days: String(days),
  bringer: (bringerCents / 100).toFixed(2),
  comer: (comerCents / 100).toFixed(2),
});

/** What is typed, as it is sent, and the fields that can't be taken. */
export function readReferral(typed: TypedReferral): {
  terms: ReadReferral | null;
  wrong: ReadonlySet<keyof TypedReferral>;
} {
  const wrong = new Set<keyof TypedReferral>();
  const rides = readCount(typed.rides, MOST_REFERRAL_RIDES);
  if (rides === 0) wrong.add('rides');
  const days = readCount(typed.days, MOST_REFERRAL_DAYS);
  if (days === 0) wrong.add('days');
  const [bringerCents, comerCents] = [readAmountCents(typed.bringer), readAmountCents(typed.comer)];
  const isAmount = (cents: number | null): cents is number => cents !== null && cents <= MOST_REFERRAL_CENTS;
  // One of the two can get nothing.
  if (!isAmount(bringerCents) || (bringerCents === 0 && comerCents === 0)) wrong.add('bringer');
  if (!isAmount(comerCents)) wrong.add('comer');
  const terms = { rides, days, bringerCents: bringerCents ?? 0, comerCents: comerCents ?? 0 };
  return { terms: wrong.size === 0 ? terms : null, wrong };
}
