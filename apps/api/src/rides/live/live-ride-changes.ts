import type { RidesChange, RidesSnapshot } from '@ridewire/contracts';
import type { View, EventHub } from '../../live/event-hub.ts';
import { Live } from '../../live/live-subscription.ts';
import { isRideEvent } from '../../live/events.ts';
import { BOARD } from '../../live/topics.ts';

const changesView: View<RidesChange> = (event) => {
  if (isRideEvent(event)) return { rideId: event.ride.id };
  return event.event === 'offer.declined' || event.event === 'review.changed'
    ? { rideId: event.rideId }
    : undefined;
};

/** The rides that change. There is no snapshot: rides are read by page or one by one, and read again after each change. */
export const liveRideChanges = (deps: { hub: EventHub }): Live<RidesSnapshot, RidesChange> =>
  new Live({ hub: deps.hub, topic: BOARD, view: changesView, read: () => Promise.resolve(null) });
