import { z } from 'zod';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { Moment } from './moment.ts';
import type { StreetName } from './ways.ts';
import { AREA_CORNERS } from './service-area.ts';
import { cornersOf, type AreaHistory } from './service-areas.ts';
import {
  HAND_KMH,
  LONGEST_STREET_REASON,
  charactersOf,
  MOST_STRETCH_CHARACTERS,
  MOST_STRETCHES,
  STRETCH_DIRECTIONS,
  type FoundStretch,
  type StandingStreetChange,
  type StreetStretch,
} from './street-change.ts';
import { line } from './text.ts';

/** A street of many bends takes some hundred characters. */
const LONGEST_LINE = 5_000;
const LONGEST_STREET_NAME = 100;
/** OpenStreetMap has no longer ones. */
const LONGEST_FOUND_NAME = 255;
/** How far from a pressed point its street may be, in meters. */
const REACH_METERS = { min: 1, max: 1_000 };

const ChangeId = z.uuid(mistake('streetChangeId'));
const stretchesMistake = mistake('stretches', { max: MOST_STRETCHES });
const kmhMistake = mistake('handKmh', HAND_KMH);

export const StreetChangeIdInput = z.object({ changeId: ChangeId });
export type StreetChangeIdInput = z.infer<typeof StreetChangeIdInput>;

export const MakeStreetChangeInput = z.object({
  /** Made by the client once per press. Sending the same id again answers with the same change. */
  id: ChangeId,
  /** As `streetChanges.stretchAt`, `stretchesIn` or `streetsNamed` gave them. */
  stretches: z
    .array(
      z.object({
        line: z.string(stretchesMistake).min(1, stretchesMistake).max(LONGEST_LINE, stretchesMistake),
        /** As found, null for a street without one: of two streets drawn in the same place, the one of this name. */
        name: z.string(stretchesMistake).max(LONGEST_FOUND_NAME, stretchesMistake).nullish(),
        direction: z.enum(STRETCH_DIRECTIONS, stretchesMistake).default('both'),
      }),
      stretchesMistake,
    )
    .min(1, stretchesMistake)
    .max(MOST_STRETCHES, stretchesMistake)
    .refine((stretches) => charactersOf(stretches) <= MOST_STRETCH_CHARACTERS, mistake('stretchesLong')),
  /** The speed there in km/h; null closes it. */
  kmh: z.int(kmhMistake).min(HAND_KMH.min, kmhMistake).max(HAND_KMH.max, kmhMistake).nullable(),
  /** Drivers read it. */
  reason: line('reason', LONGEST_STREET_REASON),
  /** When it begins, by the city's clocks; at once if left out. */
  from: Moment.optional(),
  /** When it ends; by hand if left out. */
  until: Moment.optional(),
});
export type MakeStreetChangeInput = z.infer<typeof MakeStreetChangeInput>;

export const FindStretchInput = z.object({
  at: LatLng,
  /** How far from there its street may be, in meters. */
  meters: z.number().min(REACH_METERS.min).max(REACH_METERS.max),
});
export type FindStretchInput = z.infer<typeof FindStretchInput>;

export const FindStretchesInput = z.object({
  corners: cornersOf(mistake('areaCorners', AREA_CORNERS)),
});
export type FindStretchesInput = z.infer<typeof FindStretchesInput>;

export const FindStreetsInput = z.object({
  name: line('name', LONGEST_STREET_NAME),
  /** The nearest to it come first. */
  near: LatLng,
});
export type FindStreetsInput = z.infer<typeof FindStreetsInput>;

/** A street of a name, with the stretches that are connected. */
export interface NamedStreet {
  name: StreetName;
  /** From the place asked about to the nearest stretch. */
  metersAway: number;
  stretches: readonly FoundStretch[];
}

/** A change of streets as admins see it. */
export interface StreetChangeView extends AreaHistory {
  id: string;
  /** The speed in km/h; null for closed streets. */
  kmh: number | null;
  reason: string;
  stretches: readonly StreetStretch[];
  /** ISO 8601. */
  beginsAt: string;
  /** ISO 8601; null where it ends by hand. */
  endsAt: string | null;
}

/**
 * streetChanges.live is always sent whole, as a new snapshot; there are no changes. `coming` is the ids of those that have not begun, for
 * admins only.
 */
export interface StreetChangesSnapshot {
  standing: readonly StandingStreetChange[];
  coming?: readonly string[];
  /** Those that stand and aren't wholly on the present map, which may be newer than they are; for admins only. */
  lost?: readonly LostStretches[];
}

/** How many of a change's stretches the present map lacks. */
export interface LostStretches {
  id: string;
  stretches: number;
}
