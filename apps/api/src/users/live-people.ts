import type { PeopleChange } from '@ridewire/contracts';
import type { View, EventHub } from '../live/event-hub.ts';
import { liveChanges } from '../live/live-subscription.ts';
import { isRideEvent } from '../live/events.ts';
import { PEOPLE } from '../live/topics.ts';

const peopleView: View<PeopleChange> = (event) => {
  if (event.event === 'user.changed') return { userId: event.userId, role: event.role };
  if (event.event === 'documents.changed' || event.event === 'vehicles.changed')
    return { userId: event.driverId, role: 'driver' };
  // Ride events arrive here when their driver's earnings may have changed.
  if (isRideEvent(event))
    return event.ride.driver ? { userId: event.ride.driver.id, role: 'driver' } : undefined;
  return event.event === 'driver.changed' ? { userId: event.driver.id, role: 'driver' } : undefined;
};

/** The people whose account, driving record, documents or earnings changed. */
export const livePeople = ({ hub }: { hub: EventHub }) => liveChanges(hub, PEOPLE, peopleView);
