import type { IncidentsChange, IncidentsSnapshot } from '@ridewire/contracts';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
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

/**
 * The rides whose incidents came or changed. There is no snapshot: lists are read by page, and read again after each
 * event.
 */
export const liveIncidents = (deps: { hub: EventHub }): Live<IncidentsSnapshot, IncidentsChange> =>
  new Live({ hub: deps.hub, topic: ALERTS, view: incidentsView, read: () => Promise.resolve(null) });
