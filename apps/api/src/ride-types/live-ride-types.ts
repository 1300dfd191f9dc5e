import type { RideTypeTerms } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { RIDE_TYPES } from './ride-type-events.ts';
import type { RideTypes } from './follow-ride-types.ts';

/** Only whole snapshots are sent: the holder makes everyone read again. */
const view: View<null> = () => undefined;

/** All ride types of the city in their order, disabled ones included. Reads only memory. */
export const liveRideTypes = ({ hub, rideTypes }: { hub: EventHub; rideTypes: Pick<RideTypes, 'list'> }) =>
  new Live<readonly RideTypeTerms[], null>({
    hub,
    topic: RIDE_TYPES,
    isForAll: true,
    read: () => Promise.resolve(rideTypes.list()),
    view,
  });
