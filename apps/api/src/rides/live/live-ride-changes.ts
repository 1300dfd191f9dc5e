import type { RidesChange } from '@ridewire/contracts';
import type { View, EventHub } from '../../live/event-hub.ts';
import { liveChanges } from '../../live/live-subscription.ts';
import { isRideEvent } from '../../live/events.ts';
import { BOARD } from '../../live/topics.ts';

const changesView: View<RidesChange> = (event) => {
  if (isRideEvent(event)) return { rideId: event.ride.id };
  return event.event === 'offer.declined' || event.event === 'review.changed'
    ? { rideId: event.rideId }
    : undefined;
};

/** The rides that change. */
export const liveRideChanges = ({ hub }: { hub: EventHub }) => liveChanges(hub, BOARD, changesView);
