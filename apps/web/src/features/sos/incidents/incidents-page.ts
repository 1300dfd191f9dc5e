import { IconUrgent } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../../kit/page/page-entry.ts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { title } from './title.en.ts';

export const incidentsPage: PageEntry = {
  to: '/dashboard/admin/incidents',
  label: titleOf('incidents', title),
  icon: IconUrgent,
  holds: true,
  beside: lazyExtra(async () => (await import('./OpenIncidents.tsx')).OpenIncidents),
};
