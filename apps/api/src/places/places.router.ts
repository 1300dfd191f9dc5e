import { LatLng, RemovePlaceInput, SavePlaceInput, SearchPlacesInput, Stop } from '@ridewire/contracts';
import { riderProcedure, router, userProcedure } from '../procedures/procedures.ts';
import { findEntrances } from './find-entrances.ts';
import { nameOf, type NameOfDeps } from './name-of.ts';
import { liveSavedPlaces, removePlace, savePlace, type SavedPlacesDeps } from './saved-places.ts';
import { listPlaces, searchPlaces } from './search-places.ts';

export const createPlacesRouter = (deps: NameOfDeps & SavedPlacesDeps) =>
  router({
    search: userProcedure
      .input(SearchPlacesInput)
      .query(({ ctx, input }) => searchPlaces(deps, ctx.actor, input)),
    /** The name of a point on the map; null where nothing near it has one. */
    nameOf: userProcedure.input(LatLng).query(({ ctx, input }) => nameOf(deps, input, ctx.actor.userId)),
    /** Where to wait at a large place. */
    entrances: userProcedure.input(Stop).query(({ input }) => findEntrances(deps.personalDb, input)),
    /** Every built-in place, for the map's labels. */
    all: userProcedure.query(() => listPlaces()),
    /** The rider's saved places. */
    saved: riderProcedure.subscription(({ ctx }) => liveSavedPlaces(deps, ctx.actor)),
    save: riderProcedure
      .input(SavePlaceInput)
      .mutation(({ ctx, input }) => savePlace(deps, ctx.actor, input)),
    remove: riderProcedure
      .input(RemovePlaceInput)
      .mutation(({ ctx, input }) => removePlace(deps, ctx.actor, input)),
  });

export type PlacesRouter = ReturnType<typeof createPlacesRouter>;
