import { z } from 'zod';

export const SearchPlacesInput = z.object({
  /** Part of a name or area; empty for the best known places. */
  text: z.string('Search text must be text.').max(200, 'Search text must be at most 200 characters.'),
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
