import type { RidesChange, RidesSnapshot } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { isRideEvent } from '../realtime/server-events.ts';
import { BOARD } from '../realtime/topics.ts';

const changesView: View<RidesChange> = (event) => {
  if (isRideEvent(event)) return { rideId: event.ride.id };
  return event.event === 'offer.declined' ? { rideId: event.rideId } : undefined;
};

/** Which rides change. There is no snapshot: rides are read by page or one by one, and read anew after each change. */
export const liveRideChanges = (core: Core): Live<RidesSnapshot, RidesChange> =>
  new Live({ hub: core.hub, topic: BOARD, view: changesView, read: () => Promise.resolve(null) });
