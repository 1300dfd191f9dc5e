/** The two trails as one. At the same moment, ride events come above account events. */
export const TRAILS = { a: 0, r: 1 } as const;
export type Trail = keyof typeof TRAILS;

/** The place of an entry in the trail. */
export interface AuditPlace {
  atMs: number;
  trail: Trail;
  id: number;
}

/** Later than any date Postgres and JavaScript both know; a cursor made up by hand may name one. */
const MAX_MS = 8_000_000_000_000_000 / 1_000;

export const writePlace = ({ atMs, trail, id }: AuditPlace): string => `${atMs}.${trail}.${id}`;

/** Reads a cursor that passed AuditCursor. */
export function readPlace(cursor: string): AuditPlace {
  const [at, trail, id] = cursor.split('.');
  return { atMs: Math.min(Number(at), MAX_MS), trail: trail === 'r' ? 'r' : 'a', id: Number(id) };
}

/** Greater than any event's number, and none. */
const LAST = 9_007_199_254_740_991;
const NONE = 0;

/**
 * The number from which on, at the very moment of the place, events of `trail` are older (or newer) than the place:
 * events with (at, id) less (or greater) than (the moment, this number).
 */
export function edgeOf(place: AuditPlace, trail: Trail): number {
  if (TRAILS[trail] === TRAILS[place.trail]) return place.id;
  return TRAILS[trail] < TRAILS[place.trail] ? LAST : NONE;
}
