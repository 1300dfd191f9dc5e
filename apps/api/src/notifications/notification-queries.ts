import {
  LATEST_NOTIFICATIONS,
  type NotificationChoices,
  type NotificationsSnapshot,
  type NotificationView,
} from '@ridewire/contracts';
import type { ListNotificationsInput, PageOf } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { readPage } from '../core/read-page.ts';
import { NOTIFICATION_IMAGE, viewNotification, type NotificationImage } from './notification-image.ts';

const LATEST = `
select (select count(*)::int from notifications where user_id = $1 and read_at is null) as unread,
  array(select ${NOTIFICATION_IMAGE} from notifications n where n.user_id = $1
    order by n.created_at desc, n.id desc limit $2) as items,
  (select json_build_object('bellOff', bell_off, 'systemOff', system_off) from users where id = $1) as choices`;

interface LatestRow {
  unread: number;
  items: NotificationImage[];
  choices: NotificationChoices | null;
}

/** A person's latest notifications, how many of all are unread, and what they don't want. */
export async function getLatestNotifications(db: Db, userId: string): Promise<NotificationsSnapshot> {
  const result = await db.pool.query<LatestRow>({
    name: 'latest_notifications',
    text: LATEST,
    values: [userId, LATEST_NOTIFICATIONS],
  });
  const { unread, items, choices } = result.rows[0] as LatestRow;
  return {
    unread,
    items: items.map(viewNotification),
    choices: choices ?? { bellOff: [], systemOff: [] },
  };
}

/** One page of a person's notifications, of all types or of one, newest first. */
export async function listNotifications(
  db: Db,
  userId: string,
  { page, limit, type }: ListNotificationsInput,
): Promise<PageOf<NotificationView>> {
  const { rows, total } = await readPage<{ image: NotificationImage }>(
    db,
    { page, limit },
    {
      table: 'notifications n',
      name: 'n',
      where: ['n.user_id = $1', ...(type === 'all' ? [] : ['n.type = $2'])],
      values: [userId, ...(type === 'all' ? [] : [type])],
      columns: `n.id, ${NOTIFICATION_IMAGE} as image`,
    },
  );
  return { items: rows.map(({ image }) => viewNotification(image)), page, limit, total };
}
