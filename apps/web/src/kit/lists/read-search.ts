import { TYPE_ID, type RideType } from '@ridewire/contracts';
import { dropControls } from './drop-controls.ts';

/*
 * Reads the search part of the address without schemas: every route's reader is in the app's first file, and would bring
 * a schema library with it. Nonsense counts as nothing, and must be named all the same, because the router leaves
 * parameters that a reader doesn't name as they came.
 */

/** What the router found after the `?`, with numbers and booleans parsed. */
export type Given = Readonly<Record<string, unknown>>;

export const LONGEST_QUERY = 100;
const LAST_PAGE = 1_000_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export const readOneOf = <Choice extends string>(
  choices: readonly Choice[],
  given: unknown,
): Choice | undefined => choices.find((choice) => choice === given);

/** The id of a ride type, whether or not the city has it. */
export const readTypeId = (given: unknown): RideType | undefined =>
  typeof given === 'string' && TYPE_ID.test(given) ? given : undefined;

/** One line of at most 100 characters. A search for only digits comes as a number. */
export function readQuery(given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const query = dropControls(String(given)).trim();
  return query.length > 0 && query.length <= LONGEST_QUERY ? query : undefined;
}

/** A page after the first; the first is not in the address. */
export const readPage = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given >= 2 && given <= LAST_PAGE
    ? given
    : undefined;

/** The possible page sizes, including the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** A page size other than the default, which is not in the address. */
export const readLimit = (given: unknown): number | undefined =>
  PAGE_SIZES.slice(1).find((size) => size === given);

/** A day of this century: 2026-11-21. */
export function readDay(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(given)) return undefined;
  // The 30th of February would become another day.
  return new Date(`${given}T00:00:00Z`).toJSON()?.startsWith(given) ? given : undefined;
}

export const isUuid = (given: unknown): boolean => typeof given === 'string' && UUID.test(given);
export const readUuid = (given: unknown): string | undefined =>
  typeof given === 'string' && isUuid(given) ? given : undefined;
export const readTrue = (given: unknown): true | undefined => (given === true ? true : undefined);
