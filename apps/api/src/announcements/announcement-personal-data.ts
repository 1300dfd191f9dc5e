import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { announcementHearers, announcements } = schema;

/** What was sent to a driver, and what an admin sent; the latter stays until it is old, for it is the desk's. */
export const announcementPersonalData: PersonalData = {
  tables: ['announcements', 'announcement_hearers'],
  lists: [
    {
      name: 'announcements',
      ids: `select a.id from announcements a left join announcement_hearers h on h.announcement_id = a.id and h.driver_id = $1
        where $1 in (a.author_id, h.driver_id) order by a.sent_at desc, a.id desc`,
      items: `select a.id, json_build_object('text', a.text, 'sentAt', ${iso('a.sent_at')},
        'isAuthor', a.author_id = $1, 'readAt', ${iso('h.read_at')}) as item
        from announcements a left join announcement_hearers h on h.announcement_id = a.id and h.driver_id = $1
        where $1 in (a.author_id, h.driver_id) and a.id = any ($2)`,
    },
  ],
  /** Those for this driver alone go too. */
  erase: async (tx, { id }) => {
    await tx.delete(announcements).where(eq(announcements.driverId, id));
    await tx.delete(announcementHearers).where(eq(announcementHearers.driverId, id));
    return [];
  },
};
