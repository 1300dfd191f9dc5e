import type { ErrorCode } from '@ridewire/contracts';
import { PERSONS, type Person } from './persons.ts';
import type { Stage } from './stage.ts';

export type Outcome = 'ok' | ErrorCode;
type Outcomes = Partial<Record<Person, Outcome>>;

/** One procedure. */
export interface Row {
  /** An input that is valid for a person who may call it. Made again after each call that went through. */
  input?: (stage: Stage) => unknown;
  /** People not named here read FORBIDDEN, or NOT_SIGNED_IN if they aren't signed in. */
  who: Outcomes;
  /** Its answer is about the ride on stage, also for people who have nothing to do with it. */
  isShared?: true;
  /** It moves money, takes data out or bars somebody, so it asks for the password again. */
  asksPassword?: true;
  /** It ends the calling session. */
  endsSession?: true;
}

/** By the procedures' full names. */
export type Rows = Record<string, Row>;

export const RIDERS = { rider: 'ok', otherRider: 'ok' } satisfies Outcomes;
/** Drivers who aren't approved, or are suspended, still read. */
export const DRIVERS = {
  driver: 'ok',
  otherDriver: 'ok',
  unapproved: 'ok',
  suspended: 'ok',
} satisfies Outcomes;
/** All admins, whatever they do at the desk; owners; and owners with one or two of the others. */
export const ADMINS = { admin: 'ok', dispatcher: 'ok', support: 'ok', finance: 'ok' } satisfies Outcomes;
export const OWNERS = { admin: 'ok' } satisfies Outcomes;
export const DISPATCH = { ...OWNERS, dispatcher: 'ok' } satisfies Outcomes;
export const SUPPORT = { ...OWNERS, support: 'ok' } satisfies Outcomes;
export const FINANCE = { ...OWNERS, finance: 'ok' } satisfies Outcomes;
export const SIGNED_IN = { ...RIDERS, ...DRIVERS, ...ADMINS } satisfies Outcomes;
export const ANYBODY = { signedOut: 'ok', ...SIGNED_IN, blocked: 'ok' } satisfies Outcomes;

/** The same refusal for all named people. */
export const refused = (outcomes: Outcomes, code: ErrorCode): Outcomes =>
  Object.fromEntries(Object.keys(outcomes).map((person) => [person, code]));

export const outcomesOf = (row: Row): Record<Person, Outcome> =>
  Object.fromEntries(
    PERSONS.map((person) => [
      person,
      row.who[person] ?? (person === 'signedOut' || person === 'blocked' ? 'NOT_SIGNED_IN' : 'FORBIDDEN'),
    ]),
  ) as Record<Person, Outcome>;
