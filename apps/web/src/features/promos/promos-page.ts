import { IconTicket } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const promosPage: PageEntry = {
  to: '/dashboard/admin/promos',
  label: titleOf('promos', title),
  icon: IconTicket,
};
