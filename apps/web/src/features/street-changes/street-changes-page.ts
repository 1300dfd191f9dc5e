import { IconBarrierBlock } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const streetChangesPage: PageEntry = {
  to: '/dashboard/admin/streets',
  label: titleOf('streetChanges', title),
  icon: IconBarrierBlock,
};
