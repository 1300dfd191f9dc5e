import { IconMessageReport } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../../kit/page/page-entry.ts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { title } from './title.en.ts';

export const problemsPage: PageEntry = {
  to: '/dashboard/admin/problems',
  label: titleOf('problemDesk', title),
  icon: IconMessageReport,
  holds: true,
  beside: lazyExtra(async () => (await import('./OpenProblems.tsx')).OpenProblems),
};
