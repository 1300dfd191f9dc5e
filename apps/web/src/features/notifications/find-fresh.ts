import type { NotificationView } from '@ridewire/contracts';

/** The new notifications since `before`, oldest first and unread; nothing the first time. */
export function findFresh(
  before: NotificationView[] | undefined,
  now: NotificationView[],
): NotificationView[] {
  if (!before) return [];
  const newest = before[0]?.createdAt ?? '';
  const known = new Set(before.map(({ id }) => id));
  return now
    .filter(({ id, createdAt, readAt }) => readAt === null && !known.has(id) && createdAt >= newest)
    .toReversed();
}
