import {
  FindStreetsInput,
  FindStretchesInput,
  FindStretchInput,
  MakeStreetChangeInput,
  PageInput,
  StreetChangeIdInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, deskProcedure, router, userProcedure } from '../procedures/procedures.ts';
import type { CitySearches } from '../streets/city-search.ts';
import { endStreetChange } from './end-street-change.ts';
import { findStreetsNamed, findStretchAt, findStretchesIn } from './find-desk-streets.ts';
import type { StreetChanges } from './follow-street-changes.ts';
import { liveStreetChanges } from './live-street-changes.ts';
import { makeStreetChange } from './make-street-change.ts';
import { getStreetChange, listStreetChanges } from './street-change-queries.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  timeZone: string;
  searches: Pick<CitySearches, 'current'>;
  streetChanges: StreetChanges;
}

/** Streets that the desk closed or gave a speed. All ways heed them; drivers see them on their map. */
export const createStreetChangesRouter = (deps: Deps) =>
  router({
    /** Those that stand, live: every way shown is asked for again. For admins also those that come. */
    live: userProcedure.subscription(({ ctx }) => liveStreetChanges(deps, ctx.actor)),
    list: adminProcedure.input(PageInput).query(({ input }) => listStreetChanges(deps.adminDb, input)),
    get: adminProcedure
      .input(StreetChangeIdInput)
      .query(({ input }) => getStreetChange(deps.adminDb.orm, input.changeId)),
    stretchAt: adminProcedure
      .input(FindStretchInput)
      .query(({ ctx, input }) => findStretchAt(deps, ctx.actor, input)),
    stretchesIn: adminProcedure
      .input(FindStretchesInput)
      .query(({ ctx, input }) => findStretchesIn(deps, ctx.actor, input)),
    streetsNamed: adminProcedure
      .input(FindStreetsInput)
      .query(({ ctx, input }) => findStreetsNamed(deps, ctx.actor, input)),
    make: deskProcedure('areas:write')
      .input(MakeStreetChangeInput)
      .mutation(({ ctx, input }) => makeStreetChange(deps, ctx.actor, input)),
    end: deskProcedure('areas:write')
      .input(StreetChangeIdInput)
      .mutation(({ ctx, input }) => endStreetChange(deps, ctx.actor, input)),
  });
