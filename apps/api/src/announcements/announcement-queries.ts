import {
  ANNOUNCEMENT_DAYS,
  type AnnouncementHearer,
  type AnnouncementView,
  type ListHearersInput,
  type OwnAnnouncement,
  type PageInput,
  type PageOf,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../core/app-error.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { announcements, announcementHearers: hearers, users } = schema;
const author = alias(users, 'author');
const driver = alias(users, 'driver');
const withdrawer = alias(users, 'withdrawer');

const readBy = sql<number>`(select count(*)::int from ${hearers}
  where ${hearers.announcementId} = ${announcements.id} and ${hearers.readAt} is not null)`;

/** Its end has come; by the database's clock, as for everyone. */
const isOver = sql<boolean>`coalesce(${announcements.until} <= now(), false)`;

/** The announcements with these ids, in this order. */
async function readAnnouncements(orm: Pick<Tx, 'select'>, ids: string[]): Promise<AnnouncementView[]> {
  const rows = await orm
    .select({
      row: announcements,
      by: author.name,
      to: driver.name,
      withdrawnBy: withdrawer.name,
      readBy,
      isOver,
    })
    .from(announcements)
    .innerJoin(author, eq(author.id, announcements.authorId))
    .leftJoin(driver, eq(driver.id, announcements.driverId))
    .leftJoin(withdrawer, eq(withdrawer.id, announcements.withdrawnBy))
    .where(inArray(announcements.id, ids));
  const views = rows.map(({ row, by, to, withdrawnBy, readBy: read, isOver: isDone }): AnnouncementView => ({
    ...{ id: row.id, text: row.text, to: viewAudience(row, to) },
    ...{ by: { id: row.authorId, name: by }, sentAt: row.sentAt.toISOString() },
    ...{ sentTo: row.sentTo, readBy: read, until: row.until?.toISOString() ?? null, isOver: isDone },
    withdrawn:
      row.withdrawnBy && row.withdrawnAt
        ? { by: { id: row.withdrawnBy, name: withdrawnBy ?? '' }, at: row.withdrawnAt.toISOString() }
        : null,
  }));
  return inOrder(views, ids);
}

function viewAudience(
  { audience, ...row }: typeof announcements.$inferSelect,
  name: string | null,
): AnnouncementView['to'] {
  // The table's checks: an area has its place, and one driver their id.
  if (audience === 'area') {
    const { address, lat, lng, kilometers } = row as Record<keyof typeof row, never>;
    return { kind: audience, address, lat, lng, kilometers };
  }
  if (audience === 'driver')
    return { kind: audience, driver: { id: row.driverId as string, name: name ?? '' } };
  return { kind: audience };
}

/** @throws AppError ANNOUNCEMENT_NOT_FOUND */
export async function getAnnouncement(orm: Pick<Tx, 'select'>, id: string): Promise<AnnouncementView> {
  const [found] = await readAnnouncements(orm, [id]);
  if (!found) throw new AppError('ANNOUNCEMENT_NOT_FOUND');
  return found;
}

/** One page of the announcements, newest first. */
export const listAnnouncements = (db: Db, input: PageInput): Promise<PageOf<AnnouncementView>> =>
  readPage(db, input, {
    table: announcements,
    where: [],
    order: [announcements.sentAt, announcements.id],
    read: ({ orm }, ids) => readAnnouncements(orm, ids),
  });

/** One page of the drivers an announcement was sent to: first those who haven't read it, then those who have, the latest first. */
export const listHearers = (
  db: Db,
  { announcementId, page, limit }: ListHearersInput,
): Promise<PageOf<AnnouncementHearer>> =>
  inSnapshot(db, async ({ orm }) => {
    const isOf = eq(hearers.announcementId, announcementId);
    const [counted] = await orm.select({ total: count() }).from(hearers).where(isOf);
    const rows = await orm
      .select({ id: hearers.driverId, name: users.name, readAt: hearers.readAt })
      .from(hearers)
      .innerJoin(users, eq(users.id, hearers.driverId))
      .where(isOf)
      .orderBy(sql`${hearers.readAt} desc nulls first`, asc(users.name), asc(users.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const items = rows.map(({ readAt, ...row }) => ({ ...row, readAt: readAt?.toISOString() ?? null }));
    return { items, page, limit, total: counted?.total ?? 0 };
  });

/** The most announcements a driver is shown at once. */
const MOST_SHOWN = 20;

/** What a driver is still to read: of the last days, not withdrawn and not over, oldest first. */
export async function listUnread(orm: Pick<Tx, 'select'>, driverId: string): Promise<OwnAnnouncement[]> {
  const rows = await orm
    .select({ id: announcements.id, text: announcements.text, sentAt: announcements.sentAt })
    .from(hearers)
    .innerJoin(announcements, eq(announcements.id, hearers.announcementId))
    .where(
      and(
        eq(hearers.driverId, driverId),
        isNull(hearers.readAt),
        isNull(announcements.withdrawnAt),
        sql`coalesce(${announcements.until} > now(), true)`,
        sql`${announcements.sentAt} > now() - ${ANNOUNCEMENT_DAYS} * interval '1 day'`,
      ),
    )
    .orderBy(desc(announcements.sentAt), desc(announcements.id))
    .limit(MOST_SHOWN);
  return rows.toReversed().map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}
