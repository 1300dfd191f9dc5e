/** A month of ride ids. An id is a version 7 UUID, which begins with the time of the request. */
export interface Month {
  /** In UTC, such as 2027-01. */
  month: string;
  /** The first id that a ride of the month can have. */
  fromId: string;
  /** The first id of the next month. */
  toId: string;
}

/** No ride of ours is older. */
const FIRST_YEAR = 2020;

/** The lowest version 7 UUID of a moment, and lower than all others that begin with it. */
export function idAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** The first moment of a month, in UTC. @param months how many later than that of `at` */
export const monthOf = (at: Date, months = 0): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));

/** All months that are over and have `keepMonths` whole months after them. */
export function listOldMonths(now: Date, keepMonths: number): Month[] {
  const end = monthOf(now, -keepMonths);
  const months: Month[] = [];
  for (let at = new Date(Date.UTC(FIRST_YEAR, 0, 1)); at < end; at = monthOf(at, 1))
    months.push({ month: at.toISOString().slice(0, 7), fromId: idAt(at), toId: idAt(monthOf(at, 1)) });
  return months;
}
