import { IconUsers } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const usersPage: PageEntry = {
  to: '/dashboard/user-management',
  label: titleOf('users', title),
  icon: IconUsers,
  holds: true,
};
