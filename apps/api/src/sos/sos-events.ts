import type { AlertImage } from '../live/images.ts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic, type Topic } from '../live/topics.ts';

/** A person raised an SOS alert, or an admin took it. */
export interface AlertEvent {
  event: 'alert.raised' | 'alert.acknowledged';
  alert: AlertImage;
}

/** An admin added a note to a ride's SOS alerts, or closed them. Says no more: the screens concerned read again. */
export interface IncidentChanged {
  event: 'incident.changed';
  rideId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    sos: AlertEvent | IncidentChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    sos: 'alerts';
  }
}

/** SOS alerts, for every admin on any screen. */
export const ALERTS: Topic = 'alerts';

export const sosRoutes: RoutesOf<AlertEvent | IncidentChanged> = {
  'alert.raised': ({ alert }) => [ALERTS, userTopic(alert.by.id)],
  'alert.acknowledged': ({ alert }) => [ALERTS, userTopic(alert.by.id)],
  'incident.changed': () => [ALERTS],
};
