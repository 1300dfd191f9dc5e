import type { ErrorCode } from '@ridewire/contracts';
import { PERSONS, type Person } from './persons.ts';
import type { Stage } from './stage.ts';

export type Outcome = 'ok' | ErrorCode;
type Outcomes = Partial<Record<Person, Outcome>>;

/** One procedure. */
export interface Row {
  /** An input that is valid for who may call it. Made anew after each call that went through. */
  input?: (stage: Stage) => unknown;
  /** Whoever isn't named reads FORBIDDEN, and NOT_SIGNED_IN who isn't signed in. */
  who: Outcomes;
  /** What it answers is of the ride on stage, also to who has nothing to do with it. */
  isShared?: true;
  /** It ends the session that calls. */
  endsSession?: true;
}

/** By the procedures' full names. */
export type Rows = Record<string, Row>;

export const RIDERS = { rider: 'ok', otherRider: 'ok' } satisfies Outcomes;
/** Who isn't approved, or suspended, still reads. */
export const DRIVERS = {
  driver: 'ok',
  otherDriver: 'ok',
  unapproved: 'ok',
  suspended: 'ok',
} satisfies Outcomes;
export const ADMINS = { admin: 'ok' } satisfies Outcomes;
export const SIGNED_IN = { ...RIDERS, ...DRIVERS, ...ADMINS } satisfies Outcomes;
export const ANYBODY = { signedOut: 'ok', ...SIGNED_IN, blocked: 'ok' } satisfies Outcomes;

/** The same refusal to all who are named. */
export const refused = (outcomes: Outcomes, code: ErrorCode): Outcomes =>
  Object.fromEntries(Object.keys(outcomes).map((person) => [person, code]));

export const outcomesOf = (row: Row): Record<Person, Outcome> =>
  Object.fromEntries(
    PERSONS.map((person) => [
      person,
      row.who[person] ?? (person === 'signedOut' || person === 'blocked' ? 'NOT_SIGNED_IN' : 'FORBIDDEN'),
    ]),
  ) as Record<Person, Outcome>;
