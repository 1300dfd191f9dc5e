import { z } from 'zod';
import { SAVED_PLACE_KINDS, type SavedPlaceKind } from './choices.ts';
import { LONGEST_PLACE_NAME } from './limits.ts';
import { mistake } from './mistakes.ts';
import { Stop } from './rides.ts';
import { line, orBlank } from './text.ts';

const SavedPlaceId = z.uuid(mistake('savedPlaceId'));

/** Saves a place, or changes the one of that id: its name, where it is, what it is. */
export const SavePlaceInput = z
  .object({
    /** Made by the client once per place; the same again changes that place. */
    id: SavedPlaceId,
    kind: z.enum(SAVED_PLACE_KINDS, mistake('savedPlaceKind')),
    /** What the rider calls it; home and work need none, and keep none. */
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

/** A place as its rider keeps it. */
export interface SavedPlaceView extends Stop {
  id: string;
  kind: SavedPlaceKind;
  /** Null for home and work. */
  name: string | null;
}

/** places.saved: home, work, then the others as they were saved; always sent whole, as a new snapshot. */
export interface SavedPlacesSnapshot {
  places: SavedPlaceView[];
}
