import { IconMail } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { lazyExtra } from '../../kit/page/lazy-extra.tsx';
import { title } from './title.en.ts';

export const messagesPage: PageEntry = {
  to: '/dashboard/admin/messages',
  label: titleOf('messages', title),
  icon: IconMail,
  holds: true,
  right: 'support:read',
  beside: lazyExtra(async () => (await import('./OpenMessages.tsx')).OpenMessages),
};
