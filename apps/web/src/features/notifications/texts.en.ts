import { defineTexts } from '../../kit/texts/define-texts.ts';

const many = (count: number) => (count > 99 ? 'more than 99' : `${count}`);

export const notifications = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${many(unread)} unread`),
  today: 'Today',
  earlier: 'Earlier',
  unread: 'Unread',
  markAllRead: 'Mark all read',
  markFailed: 'Failed to mark as read',
  empty: 'You’re all caught up.',
  close: 'Close notifications',
};

export const [useNotificationsTexts] = defineTexts('notifications', notifications);
