import { LATEST_NOTIFICATIONS, type NotificationsSnapshot, type NotificationView } from '@ridewire/contracts';
import type { ListNotificationsInput, PageOf } from '@ridewire/contracts';
import { schema, type Db, type Orm } from '@ridewire/db';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { prepareOnce } from '../core/prepare-once.ts';
import { inOrder, readPage } from '../core/read-page.ts';
import type { NotificationImage } from '../live/images.ts';
import { NOTIFICATION_IMAGE, viewNotification } from './notification-image.ts';

const { notifications, users } = schema;
const n = alias(notifications, 'n');

const selectImages = (orm: Orm) =>
  orm.select({ image: sql<NotificationImage>`${sql.raw(NOTIFICATION_IMAGE)}` }).from(n);

const latest = prepareOnce((orm) => {
  const userId = sql.placeholder('userId');
  const unread = orm
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  const items = selectImages(orm)
    .where(eq(n.userId, userId))
    .orderBy(desc(n.createdAt), desc(n.id))
    .limit(LATEST_NOTIFICATIONS);
  return orm
    .select({
      unread: sql`${unread}`.mapWith(Number),
      items: sql<NotificationImage[]>`array${items}`,
      choices: { bellOff: users.bellOff, systemOff: users.systemOff },
    })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('latest_notifications');
});

/** A person's latest notifications, the number of unread ones, and the kinds they don't want. */
export async function getLatestNotifications(db: Db, userId: string): Promise<NotificationsSnapshot> {
  const [row] = await latest(db.orm).execute({ userId });
  if (!row) return { unread: 0, items: [], choices: { bellOff: [], systemOff: [] } };
  return { ...row, items: row.items.map(viewNotification) };
}

/** One page of a person's notifications, of all types or of one, newest first. */
export const listNotifications = (
  db: Db,
  userId: string,
  { type, ...page }: ListNotificationsInput,
): Promise<PageOf<NotificationView>> =>
  readPage(db, page, {
    table: notifications,
    where: [eq(notifications.userId, userId), type === 'all' ? undefined : eq(notifications.type, type)],
    order: [notifications.createdAt, notifications.id],
    read: async (snapshot, ids) => {
      const rows = await selectImages(snapshot.orm).where(inArray(n.id, ids));
      return inOrder(
        rows.map(({ image }) => image),
        ids,
      ).map(viewNotification);
    },
  });
