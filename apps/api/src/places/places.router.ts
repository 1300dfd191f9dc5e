import { SearchPlacesInput } from '@ridewire/contracts';
import { router, userProcedure } from '../http/trpc.ts';
import { listPlaces, searchPlaces } from './search-places.ts';

export const placesRouter = router({
  search: userProcedure.input(SearchPlacesInput).query(({ input }) => searchPlaces(input.text)),
  /** Every built-in place, for the map's labels. */
  all: userProcedure.query(() => listPlaces()),
});
