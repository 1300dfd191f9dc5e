import { IconRoute } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const ridesPage: PageEntry = {
  to: '/dashboard/ride-management',
  label: titleOf('rides', title),
  icon: IconRoute,
  holds: true,
  reaches: ['/dashboard/admin/scheduled', '/dashboard/admin/book'],
};
