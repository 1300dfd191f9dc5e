import type { IncidentsChange } from '@ridewire/contracts';
import type { View, EventHub } from '../live/event-hub.ts';
import { liveChanges } from '../live/live-subscription.ts';
import { ALERTS } from './sos-events.ts';

const incidentsView: View<IncidentsChange> = (event) => {
  if (
    event.event === 'incident.changed' ||
    event.event === 'check_in.asked' ||
    event.event === 'check_in.changed'
  )
    return { rideId: event.rideId };
  if (event.event === 'alert.raised' || event.event === 'alert.acknowledged')
    return { rideId: event.alert.rideId };
  return undefined;
};

/** The rides whose incidents came or changed. */
export const liveIncidents = ({ hub }: { hub: EventHub }) => liveChanges(hub, ALERTS, incidentsView);
