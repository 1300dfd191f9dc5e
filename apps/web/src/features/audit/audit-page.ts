import { IconListSearch } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const auditPage: PageEntry = {
  to: '/dashboard/admin/audit',
  label: titleOf('audit', title),
  icon: IconListSearch,
  right: 'audit:read',
};
