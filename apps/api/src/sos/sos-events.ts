import type { AlertImage } from '../live/images.ts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic, ALERTS } from '../live/topics.ts';

/** Somebody called for help, or an admin took the call. */
export interface AlertEvent {
  event: 'alert.raised' | 'alert.acknowledged';
  alert: AlertImage;
}

/** An admin noted something of a ride's calls for help, or was done with them. Says no more: who is concerned reads anew. */
export interface IncidentChanged {
  event: 'incident.changed';
  rideId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    sos: AlertEvent | IncidentChanged;
  }
}

export const sosRoutes: RoutesOf<AlertEvent | IncidentChanged> = {
  'alert.raised': ({ alert }) => [ALERTS, userTopic(alert.by.id)],
  'alert.acknowledged': ({ alert }) => [ALERTS, userTopic(alert.by.id)],
  'incident.changed': () => [ALERTS],
};
