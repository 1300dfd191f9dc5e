import type { CheckInSnapshot, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { handsOver } from '../live/events.ts';
import { Live } from '../live/live-subscription.ts';
import { rideTopic, userTopic } from '../live/topics.ts';
import { findOwnCheckIn } from './check-in-queries.ts';

const checkInView =
  (rideId: string, userId: string): View<null> =>
  (event) => {
    if (handsOver(event, { rideId, userId })) return 'reread';
    // The one who pressed SOS has asked for help already.
    if (event.event === 'alert.raised') return event.alert.rideId === rideId ? 'reread' : undefined;
    const isOfThis = event.event === 'check_in.asked' || event.event === 'check_in.changed';
    return isOfThis && event.rideId === rideId ? 'reread' : undefined;
  };

/** Whether this person is asked if everything is all right, on all their devices; nothing of another person's ride. */
export const liveCheckIn = (
  deps: { db: Db; hub: EventHub },
  { userId }: Actor,
  { rideId }: RideInput,
): Live<CheckInSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: [userTopic(userId), rideTopic(rideId)],
    view: checkInView(rideId, userId),
    read: async () => ({ checkIn: await findOwnCheckIn(deps.db.orm, { rideId, userId }) }),
  });
