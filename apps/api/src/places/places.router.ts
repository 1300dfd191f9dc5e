import { LatLng, SearchPlacesInput } from '@ridewire/contracts';
import { router, userProcedure } from '../procedures/procedures.ts';
import { nameOf, type NameOfDeps } from './name-of.ts';
import { listPlaces, searchPlaces, type PlacesDeps } from './search-places.ts';

export const createPlacesRouter = (deps: PlacesDeps & NameOfDeps) =>
  router({
    search: userProcedure
      .input(SearchPlacesInput)
      .query(({ ctx, input }) => searchPlaces(deps, ctx.actor, input)),
    /** What a point on the map is called; null where nothing near it has a name. */
    nameOf: userProcedure.input(LatLng).query(({ ctx, input }) => nameOf(deps, input, ctx.actor.userId)),
    /** Every built-in place, for the map's labels. */
    all: userProcedure.query(() => listPlaces()),
  });
