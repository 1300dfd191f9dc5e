import { IconTrophy } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const questsPage: PageEntry = {
  to: '/dashboard/admin/quests',
  label: titleOf('quests', title),
  icon: IconTrophy,
};
