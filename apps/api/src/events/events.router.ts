import { ListEventsInput } from '@ridewire/contracts';
import { adminProcedure, router } from '../procedures/procedures.ts';
import { listEvents, type ListEventsDeps } from './list-events.ts';

/** The log of events, from which webhooks are told, to be read by programs themselves. */
export const createEventsRouter = (deps: ListEventsDeps) =>
  router({
    list: adminProcedure.input(ListEventsInput).query(({ input }) => listEvents(deps, input)),
  });
export type EventsRouter = ReturnType<typeof createEventsRouter>;
