import type { RoutesOf } from '../live/events.ts';
import { rideTopic, userTopic } from '../live/topics.ts';

/** A rider shares a ride, or shares it no more. The link itself is not in it. */
export interface LinkChanged {
  event: 'link.changed';
  rideId: string;
  riderId: string;
}

/** A rider's trusted contacts changed. */
export interface ContactsChanged {
  event: 'contacts.changed';
  riderId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    sharing: LinkChanged | ContactsChanged;
  }
}

/** The rider's devices, and those who look at the link. */
export const sharingRoutes: RoutesOf<LinkChanged | ContactsChanged> = {
  'link.changed': ({ rideId, riderId }) => [userTopic(riderId), rideTopic(rideId)],
  'contacts.changed': ({ riderId }) => [userTopic(riderId)],
};
