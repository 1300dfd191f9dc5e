import { IncidentInput, ListIncidentsInput, NoteIncidentInput } from '@ridewire/contracts';
import { adminProcedure, router } from '../http/trpc.ts';
import { closeIncident } from './close-incident.ts';
import { getIncident, listIncidents } from './incident-queries.ts';
import { liveIncidents } from './live-incidents.ts';
import { noteIncident } from './note-incident.ts';

export const incidentsRouter = router({
  list: adminProcedure
    .input(ListIncidentsInput)
    .query(({ ctx, input }) => listIncidents(ctx.core.deskDb, input)),
  get: adminProcedure.input(IncidentInput).query(({ ctx, input }) => getIncident(ctx.core.db, input.rideId)),
  note: adminProcedure
    .input(NoteIncidentInput)
    .mutation(({ ctx, input }) => noteIncident(ctx.core, ctx.actor, input)),
  close: adminProcedure
    .input(IncidentInput)
    .mutation(({ ctx, input }) => closeIncident(ctx.core, ctx.actor, input)),
  /** Which ones came or changed. */
  changes: adminProcedure.subscription(({ ctx }) => liveIncidents(ctx.core)),
});
