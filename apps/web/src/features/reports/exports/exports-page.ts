import { IconTableExport } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const exportsPage: PageEntry = {
  to: '/dashboard/reports',
  label: titleOf('exports', title),
  icon: IconTableExport,
  right: 'exports:read',
};
