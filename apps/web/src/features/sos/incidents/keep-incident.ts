import type { IncidentView } from '@ridewire/contracts';
import { getQueryKey } from '@trpc/react-query';
import { queries } from '../../../kit/live/queries.ts';
import { queryClient } from '../../../kit/live/query-client.ts';
import { trpc } from '../../../kit/live/trpc.ts';

/** Puts an incident that was just changed where it is shown, and has the lists read again. */
export async function keepIncident(incident: IncidentView): Promise<void> {
  // A request made before the change could answer after it.
  await queryClient.cancelQueries({ queryKey: getQueryKey(trpc.incidents) });
  queries.incidents.get.setData({ rideId: incident.rideId }, incident);
  void queries.incidents.invalidate();
}
