import { createFileRoute } from '@tanstack/react-router';
import { readAnnouncementSearch } from '../../../../../features/announcements/announcement-search.ts';
import { Announcements } from '../../../../../features/announcements/Announcements.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/announcements')({
  validateSearch: readAnnouncementSearch,
  component: Announcements,
});
