import type { NotificationType } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { sayNotification } from './say-notification.ts';

const { notifications, users } = schema;

interface OwnNotification {
  type: NotificationType;
  rideId: string | null;
  params: object | null;
}

export const notificationPersonalData: PersonalData = {
  tables: ['notifications'],
  lists: [
    // For events about others, which admins have, only that they happened.
    {
      ...ownRows('notifications', {
        table: 'notifications',
        newest: 'created_at',
        item: `'type', r.type, 'rideId', r.ride_id, 'params', case when r.about_name is null then r.params end,
      'at', ${iso('r.created_at')}, 'readAt', ${iso('r.read_at')}`,
      }),
      view: ({ type, rideId, params, ...item }: OwnNotification) => ({
        type,
        rideId,
        ...(params ? sayNotification('en', { type, params }) : { title: null, message: null }),
        ...item,
      }),
    },
  ],
  /** Admins lose those that name the person's email address. */
  erase: async (tx, { id, email }) => {
    await tx.delete(notifications).where(eq(notifications.userId, id));
    const admins = tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
    const removed = await tx
      .delete(notifications)
      .where(
        and(
          eq(notifications.aboutEmail, email),
          inArray(notifications.userId, admins),
          ne(notifications.userId, id),
        ),
      )
      .returning({ userId: notifications.userId });
    return [...new Set(removed.map(({ userId }) => userId))].map((userId) => ({
      event: 'notifications.read',
      userId,
    }));
  },
};
