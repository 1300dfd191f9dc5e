import { IconSpeakerphone } from '@tabler/icons-react';
import { titleOf, type PageEntry } from '../../kit/page/page-entry.ts';
import { title } from './title.en.ts';

export const announcementsPage: PageEntry = {
  to: '/dashboard/admin/announcements',
  label: titleOf('announcements', title),
  icon: IconSpeakerphone,
};
