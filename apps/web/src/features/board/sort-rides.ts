import { type BoardRide, inStatusSinceMs, RIDE_STATUSES } from '@ridewire/contracts';
import { foldName } from '@ridewire/contracts/fold-name';

/** The columns the table can be sorted by; the address names one. */
export const BOARD_SORTS = ['status', 'driver', 'fare', 'age'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

export interface SortedBy {
  sort?: BoardSort | undefined;
  /** Reverses the column’s first order. */
  back?: true | undefined;
}

/**
 * The first press on a column shows what people look for most: the earliest status, A first, the highest fare, the
 * longest in its status.
 */
export const risesFirst = (sort: BoardSort): boolean => sort === 'status' || sort === 'driver';

/** The `aria-sort` of a column; undefined while another one orders the table. */
export function directionOf(column: BoardSort, { sort, back }: SortedBy) {
  if (sort !== column) return undefined;
  return risesFirst(column) === !back ? 'ascending' : 'descending';
}

/** The first press on a column sorts by it, the second reverses it, the third puts stuck rides first again. */
export function pressColumn(column: BoardSort, { sort, back }: SortedBy): SortedBy {
  if (sort !== column) return { sort: column, back: undefined };
  return back ? { sort: undefined, back: undefined } : { sort: column, back: true };
}

const KEYS: Record<BoardSort, (ride: BoardRide) => number | string | undefined> = {
  status: ({ status }) => RIDE_STATUSES.indexOf(status),
  driver: ({ driver }) => (driver ? foldName(driver.name) : undefined),
  fare: ({ fareCents }) => fareCents,
  // Negative, so that the ride that is longest in its status is the largest.
  age: (ride) => -inStatusSinceMs(ride),
};

/**
 * Rides by a column. Rides without a value come last either way, equal ones keep their order. The list itself if no
 * column is chosen.
 */
export function sortRides(rides: readonly BoardRide[], { sort, back }: SortedBy): readonly BoardRide[] {
  if (!sort) return rides;
  const sign = risesFirst(sort) === !back ? 1 : -1;
  const keyed = rides.map((ride) => ({ ride, key: KEYS[sort](ride) }));
  const [known, unknown] = [
    keyed.filter(({ key }) => key !== undefined),
    keyed.filter(({ key }) => key === undefined),
  ];
  known.sort((a, b) => (a.key === b.key ? 0 : (a.key ?? 0) < (b.key ?? 0) ? -sign : sign));
  return [...known, ...unknown].map(({ ride }) => ride);
}
