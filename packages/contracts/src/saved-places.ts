import { z } from 'zod';
import { SAVED_PLACE_KINDS, type SavedPlaceKind } from './choices.ts';
import { LONGEST_PLACE_NAME } from './limits.ts';
import { mistake } from './mistakes.ts';
import { Stop } from './stops.ts';
import { line, orBlank } from './text.ts';

const SavedPlaceId = z.uuid(mistake('savedPlaceId'));

/** Saves a place, or changes the place with that id: its name, position and kind. */
export const SavePlaceInput = z
  .object({
    /** Made by the client once per place. Sending the same id again changes that place. */
    id: SavedPlaceId,
    kind: z.enum(SAVED_PLACE_KINDS, mistake('savedPlaceKind')),
    /** The rider's name for it. Home and work need none and store none. */
    name: orBlank(line('name', LONGEST_PLACE_NAME)),
    ...Stop.shape,
  })
  .refine(({ kind, name }) => kind !== 'other' || name !== undefined, {
    path: ['name'],
    message: mistake('missing', { field: 'name' }),
  });
export type SavePlaceInput = z.infer<typeof SavePlaceInput>;

export const RemovePlaceInput = z.object({ id: SavedPlaceId });
export type RemovePlaceInput = z.infer<typeof RemovePlaceInput>;

/** A saved place, as its rider sees it. */
export interface SavedPlaceView extends Stop {
  id: string;
  kind: SavedPlaceKind;
  /** Null for home and work. */
  name: string | null;
}

/** places.saved: home, work, then the others in the order they were saved; always sent whole, as a new snapshot. */
export interface SavedPlacesSnapshot {
  places: SavedPlaceView[];
}
