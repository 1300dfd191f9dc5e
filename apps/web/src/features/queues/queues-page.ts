import { IconUsersGroup } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const queuesPage: PageEntry = {
  to: '/dashboard/admin/queues',
  label: titleOf('queues', title),
  icon: IconUsersGroup,
};
