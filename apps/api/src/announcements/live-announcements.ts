import type { AnnouncementsChange, OwnAnnouncementsSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live, liveChanges } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { ANNOUNCEMENTS } from './announcement-events.ts';
import { listUnread } from './announcement-queries.ts';

const ownView: View<null> = ({ event }) => (event === 'announcement.changed' ? 'reread' : undefined);

/** What a driver is still to read, on all their devices. */
export const liveOwnAnnouncements = (
  { db, hub }: { db: Db; hub: EventHub },
  { userId }: Actor,
): Live<OwnAnnouncementsSnapshot, null> =>
  new Live({
    hub,
    topic: userTopic(userId),
    view: ownView,
    read: async () => ({ announcements: await listUnread(db.orm, userId) }),
  });

const changesView: View<AnnouncementsChange> = (event) =>
  event.event === 'announcement.changed' ? { announcementId: event.announcementId } : undefined;

/** The announcements that were sent or read. */
export const liveAnnouncements = ({ hub }: { hub: EventHub }) => liveChanges(hub, ANNOUNCEMENTS, changesView);
