import type { AnnouncementAudience } from '@ridewire/contracts';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_KILOMETERS,
  LONGEST_ANNOUNCEMENT,
} from '@ridewire/contracts/announcement-choices';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sqlList } from '../sql-list.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** What the desk wrote to drivers. They are removed after some months. */
export const announcements = pgTable(
  'announcements',
  {
    /** Made by the client, so that a retry finds the announcement it already sent. */
    id: uuid().primaryKey(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    audience: text().$type<AnnouncementAudience>().notNull(),
    /** The middle of the area, and how far it reaches. */
    address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    kilometers: smallint(),
    /** The one driver it is for. */
    driverId: uuid().references(() => users.id),
    sentAt: at().notNull().defaultNow(),
    /** How many drivers it was sent to; those who delete their account are no longer among the hearers. */
    sentTo: integer().notNull(),
    /** From then on nobody is shown it any more; null for the usual days. */
    until: at(),
    /** When those who hadn't read it by then were told that it is over; null before. */
    endedAt: at(),
    /** By whom and when it was taken back from the drivers who hadn't read it. */
    withdrawnBy: uuid().references(() => users.id),
    withdrawnAt: at(),
  },
  (table) => [
    index('announcements_sent').on(table.sentAt, table.id),
    index('announcements_author').on(table.authorId),
    index('announcements_driver')
      .on(table.driverId)
      .where(sql`${table.driverId} is not null`),
    index('announcements_withdrawn_by')
      .on(table.withdrawnBy)
      .where(sql`${table.withdrawnBy} is not null`),
    // For the next end.
    index('announcements_ends')
      .on(table.until)
      .where(sql`${table.until} is not null and ${table.endedAt} is null`),
    check('announcements_until', sql`${table.until} > ${table.sentAt}`),
    check('announcements_ended', sql`${table.endedAt} is null or ${table.until} is not null`),
    check('announcements_withdrawn', sql`(${table.withdrawnBy} is null) = (${table.withdrawnAt} is null)`),
    check('announcements_audience', sql`${table.audience} in ${sql.raw(sqlList(ANNOUNCEMENT_AUDIENCES))}`),
    check(
      'announcements_area',
      sql`(${table.audience} = 'area') = (num_nonnulls(${table.address}, ${table.lat}, ${table.lng}, ${table.kilometers}) = 4)`,
    ),
    check('announcements_one', sql`(${table.audience} = 'driver') = (${table.driverId} is not null)`),
    check('announcements_text', sql`char_length(${table.text}) <= ${sql.raw(String(LONGEST_ANNOUNCEMENT))}`),
    check('announcements_sent_to', sql`${table.sentTo} > 0`),
    check(
      'announcements_kilometers',
      sql`${table.kilometers} in (${sql.raw(ANNOUNCEMENT_KILOMETERS.join(', '))})`,
    ),
  ],
);

/** The drivers an announcement was sent to, and when each said that they read it. */
export const announcementHearers = pgTable(
  'announcement_hearers',
  {
    announcementId: uuid()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    driverId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: at(),
    /** When their screens, bell and devices were told; null until then. */
    toldAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.driverId] }),
    index('announcement_hearers_driver').on(table.driverId),
    // For the count of those who have read it, and for going on where telling them stopped.
    index('announcement_hearers_read')
      .on(table.announcementId)
      .where(sql`${table.readAt} is not null`),
    index('announcement_hearers_untold')
      .on(table.announcementId, table.driverId)
      .where(sql`${table.toldAt} is null`),
  ],
);
