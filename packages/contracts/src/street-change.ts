import type { StreetName } from './ways.ts';

/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** How many stretches one change of streets can have. */
export const MOST_STRETCHES = 200;
/** How long the lines and names of a change’s stretches can be together, as JSON: a socket takes no longer messages. */
export const MOST_STRETCH_CHARACTERS = 45_000;
/** How many changes can stand or come at a time, and how many stretches they have together: every driver's map shows them. */
export const MOST_STREET_CHANGES = 100;
export const MOST_CHANGED_STRETCHES = 1_000;
/** And how long they are together as JSON, in bytes: every map of a driver loads all of them. */
export const MOST_CHANGED_BYTES = 200_000;
/** Speeds by hand, in km/h. */
export const HAND_KMH = { min: 5, max: 120 } as const;
export const LONGEST_STREET_REASON = 200;
/** How far ahead a change can begin or end, in days. */
export const MOST_CHANGE_DAYS = 730;

export const STRETCH_DIRECTIONS = ['both', 'forward', 'backward'] as const;
/** Which cars a change concerns: those in the direction of the stretch's line, those against it, or both. */
export type StretchDirection = (typeof STRETCH_DIRECTIONS)[number];

/**
 * A stretch of a street that the desk changed. It is kept by its line and name, since a newer map has other numbers; there it is
 * looked for anew.
 */
export interface StreetStretch {
  /** An encoded polyline of precision 5. */
  line: string;
  name: StreetName | null;
  direction: StretchDirection;
}

const bytes = new TextEncoder();

/** How long stretches are as JSON. */
export const charactersOf = (
  stretches: readonly { line: string; name?: StreetName | string | null | undefined }[],
): number =>
  stretches.reduce((sum, { line, name }) => {
    const said = typeof name === 'string' ? name : name?.name;
    return sum + bytes.encode(JSON.stringify([line, said ?? null])).length;
  }, 0);

/** A stretch of the map between two junctions, which the desk can choose. */
export interface FoundStretch extends Pick<StreetStretch, 'line' | 'name'> {
  /** The streets that cross at its beginning and at its end; null for one without a name. */
  from: StreetName | null;
  to: StreetName | null;
  /** Cars drive along its line only. */
  isOneWay: boolean;
  meters: number;
}

/** A change that stands. */
export interface StandingStreetChange {
  id: string;
  /** The speed there in km/h; null for a closed street. */
  kmh: number | null;
  /** For drivers and admins only. */
  reason?: string;
  lines: readonly string[];
}
