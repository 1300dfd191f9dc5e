import type { ProfileChange, ProfileSnapshot } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Db } from '@ridewire/db';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { CHANGES_SUMS, isRideEvent } from '../live/events.ts';
import { driverTopic, riderTopic, userTopic, type Topic } from '../live/topics.ts';
import { findProfile } from './profile-queries.ts';

const profileView: View<ProfileChange> = (event, topic) => {
  if (isRideEvent(event)) {
    // Ride events also reach drivers who were only asked.
    const { rider, driver } = event.ride;
    const isOwn = topic === riderTopic(rider.id) || (driver !== null && topic === driverTopic(driver.id));
    return isOwn && CHANGES_SUMS.has(event.event) ? 'reread' : undefined;
  }
  if (event.event === 'user.changed' || event.event === 'choices.changed') return 'reread';
  // It comes on the driver's topic too; once is enough.
  return event.event === 'driver.changed' && topic === userTopic(event.driver.id) ? 'reread' : undefined;
};

function topicsOf({ userId, role }: Actor): Topic[] {
  if (role === 'rider') return [userTopic(userId), riderTopic(userId)];
  if (role === 'driver') return [userTopic(userId), driverTopic(userId)];
  return [userTopic(userId)];
}

/** The person's own profile: read again when it changes in any session, and when a ride of theirs ends. */
export const liveProfile = (
  deps: { db: Db; hub: EventHub },
  actor: Actor,
): Live<ProfileSnapshot, ProfileChange> =>
  new Live({
    hub: deps.hub,
    topic: topicsOf(actor),
    view: profileView,
    read: async () => {
      const profile = await findProfile(deps.db, actor.userId);
      if (!profile) throw new AppError('NOT_FOUND');
      return profile;
    },
  });
