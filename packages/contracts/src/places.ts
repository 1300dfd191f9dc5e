import { z } from 'zod';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import type { Named, Names } from './names.ts';
import type { PlaceKind } from './place-kinds.ts';

export const SearchPlacesInput = z.object({
  /** Part of a name or area; empty for the best-known places. */
  text: z.string(mistake('searchNoText')).max(200, mistake('searchLong', { max: 200 })),
  /** Where the trip begins or the person is, if known. Of equally good matches the nearer comes first. */
  near: LatLng.optional(),
});
export type SearchPlacesInput = z.infer<typeof SearchPlacesInput>;

/** A named place. */
export interface Place {
  id: string;
  name: string;
  area: string;
  lat: number;
  lng: number;
}

/** A door of a large place: an airport's terminal, a station, a mall. */
export interface Entrance extends Named {
  id: string;
  /** The place it leads into. */
  place: string;
  placeNames: Names;
  lat: number;
  lng: number;
}

/** What a search for places finds. */
export interface FoundPlace extends Place, Named {
  areaNames: Names;
  /** Null for well-known places and the person's own. */
  kind: PlaceKind | null;
  /** Whether this person's rides began or ended here. */
  isOwn: boolean;
}
