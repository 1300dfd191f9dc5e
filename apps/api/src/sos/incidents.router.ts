import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { IncidentInput, ListIncidentsInput, NoteIncidentInput } from '@ridewire/contracts';
import { adminProcedure, deskProcedure, router } from '../procedures/procedures.ts';
import { closeIncident } from './close-incident.ts';
import { getIncident, listIncidents } from './incident-queries.ts';
import { liveIncidents } from './live-incidents.ts';
import { noteIncident } from './note-incident.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
}

export const createIncidentsRouter = (deps: Deps) =>
  router({
    list: adminProcedure.input(ListIncidentsInput).query(({ input }) => listIncidents(deps.adminDb, input)),
    get: adminProcedure.input(IncidentInput).query(({ input }) => getIncident(deps.db, input.rideId)),
    note: deskProcedure('safety:write')
      .input(NoteIncidentInput)
      .mutation(({ ctx, input }) => noteIncident(deps, ctx.actor, input)),
    close: deskProcedure('safety:write')
      .input(IncidentInput)
      .mutation(({ ctx, input }) => closeIncident(deps, ctx.actor, input)),
    /** The incidents that came or changed. */
    changes: adminProcedure.subscription(() => liveIncidents(deps)),
  });
