import type { RoutesOf } from '../live/events.ts';
import { ANNOUNCEMENTS, userTopic } from '../live/topics.ts';

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

export const announcementRoutes: RoutesOf<AnnouncementChanged> = {
  'announcement.changed': ({ driverIds }) => [ANNOUNCEMENTS, ...driverIds.map(userTopic)],
};
