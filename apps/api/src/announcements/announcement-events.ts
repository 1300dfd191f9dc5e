import type { RoutesOf } from '../live/events.ts';
import { userTopic, type Topic } from '../live/topics.ts';

/** An announcement was sent to these drivers, read by them, or withdrawn. Says no more: the screens concerned read again. */
export interface AnnouncementChanged {
  event: 'announcement.changed';
  announcementId: string;
  driverIds: string[];
  /** It is new or withdrawn, and has an end. */
  hasEnd?: true;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    announcements: AnnouncementChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    announcements: 'announcements';
  }
}

/** What the desk wrote to drivers, and who has read it, for admins. */
export const ANNOUNCEMENTS: Topic = 'announcements';

export const announcementRoutes: RoutesOf<AnnouncementChanged> = {
  'announcement.changed': ({ driverIds }) => [ANNOUNCEMENTS, ...driverIds.map(userTopic)],
};
