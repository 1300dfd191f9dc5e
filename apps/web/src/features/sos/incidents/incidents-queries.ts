import type { IncidentState, IncidentView, PageOf } from '@ridewire/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/live/trpc.ts';

/** Everything about incidents that admins read; what `incidents.changes` tells of makes it old. */
export const INCIDENTS_KEY = ['incidents'] as const;

export interface IncidentsAsked {
  page?: number | undefined;
  state?: IncidentState | undefined;
}

/** An incident in a list: known by its ride. */
export type ListedIncident = IncidentView & { id: string };
const listed = (incident: IncidentView): ListedIncident => ({ ...incident, id: incident.rideId });

/** One page of incidents. While another is on its way, the one before stays. */
export const incidentsQuery = ({ page = 1, state }: IncidentsAsked) =>
  queryOptions({
    queryKey: [...INCIDENTS_KEY, 'list', { page, state }],
    queryFn: async (): Promise<PageOf<ListedIncident>> => {
      const found = await api.incidents.list.query({ page, state });
      return { ...found, items: found.items.map(listed) };
    },
    placeholderData: keepPreviousData,
  });

export const incidentQuery = (rideId: string) =>
  queryOptions({
    queryKey: [...INCIDENTS_KEY, 'one', rideId],
    queryFn: async () => listed(await api.incidents.get.query({ rideId })),
  });

/** How many wait for somebody. */
export const openIncidentsQuery = queryOptions({
  queryKey: [...INCIDENTS_KEY, 'count'],
  queryFn: async () => (await api.incidents.list.query({ limit: 1, state: 'open' })).total,
});

/** Puts an incident that was just changed where it is shown, and has the lists read anew. */
export async function keepIncident(cache: QueryClient, incident: IncidentView): Promise<void> {
  // What was asked before the change could answer after it.
  await cache.cancelQueries({ queryKey: INCIDENTS_KEY });
  cache.setQueryData(incidentQuery(incident.rideId).queryKey, listed(incident));
  void cache.invalidateQueries({ queryKey: INCIDENTS_KEY });
}
