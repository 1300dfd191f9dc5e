import { z } from 'zod';
import { ANNOUNCEMENT_KILOMETERS, LONGEST_ANNOUNCEMENT } from './announcement-choices.ts';
import { Lat, Lng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { Moment } from './moment.ts';
import { PageInput } from './pages.ts';
import { boundedText, line } from './text.ts';

export const AnnouncementIdInput = z.object({ announcementId: z.uuid(mistake('announcementId')) });
export type AnnouncementIdInput = z.infer<typeof AnnouncementIdInput>;

/** The drivers it is for. Its drivers are found once, when it is sent. */
export const AnnouncementTo = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('area'),
      address: line('address', 200),
      lat: Lat,
      lng: Lng,
      kilometers: z.literal(ANNOUNCEMENT_KILOMETERS, mistake('announcementKilometers')),
    }),
    z.object({ kind: z.literal('online') }),
    z.object({ kind: z.literal('everyone') }),
    z.object({ kind: z.literal('driver'), driverId: z.uuid(mistake('driverId')) }),
  ],
  mistake('announcementTo'),
);
export type AnnouncementTo = z.infer<typeof AnnouncementTo>;

export const CountHearersInput = z.object({ to: AnnouncementTo });
export type CountHearersInput = z.infer<typeof CountHearersInput>;

export const SendAnnouncementInput = z.object({
  /** Made by the client once per announcement. The same one sent again with this id is sent once. */
  id: z.uuid(mistake('announcementId')),
  text: boundedText('message', {
    min: [1, mistake('blank', { field: 'message' })],
    max: LONGEST_ANNOUNCEMENT,
  }),
  to: AnnouncementTo,
  /** From then on, by the city’s clocks, nobody is shown it any more; the usual days if left out. */
  until: Moment.optional(),
});
export type SendAnnouncementInput = z.infer<typeof SendAnnouncementInput>;

/** An announcement as admins see it. */
export interface AnnouncementView {
  id: string;
  text: string;
  to:
    | { kind: 'area'; address: string; lat: number; lng: number; kilometers: number }
    | { kind: 'online' | 'everyone' }
    | { kind: 'driver'; driver: { id: string; name: string } };
  by: { id: string; name: string };
  /** ISO 8601. */
  sentAt: string;
  /** How many drivers it was sent to, and how many of them have read it. */
  sentTo: number;
  readBy: number;
  /** ISO 8601: when it leaves the screens of those who haven’t read it; null for the usual days. */
  until: string | null;
  isOver: boolean;
  /** Null unless it was taken back from the drivers who hadn't read it. */
  withdrawn: { by: { id: string; name: string }; at: string } | null;
}

export const ListHearersInput = z.object({ ...AnnouncementIdInput.shape, ...PageInput.shape });
export type ListHearersInput = z.infer<typeof ListHearersInput>;

/** A driver an announcement was sent to. */
export interface AnnouncementHearer {
  id: string;
  name: string;
  /** ISO 8601; null until they say that they read it. */
  readAt: string | null;
}

/** An announcement as its drivers see it. */
export interface OwnAnnouncement {
  id: string;
  text: string;
  sentAt: string;
}

/** announcements.mine for a driver: those of the last days still to be read, oldest first; always sent whole. */
export interface OwnAnnouncementsSnapshot {
  announcements: OwnAnnouncement[];
}

/** announcements.changes for admins: an announcement was sent, read or withdrawn. There is no snapshot; lists are read again. */
export interface AnnouncementsChange {
  announcementId: string;
}
