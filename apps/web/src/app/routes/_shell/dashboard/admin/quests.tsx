import { createFileRoute } from '@tanstack/react-router';
import { Quests } from '../../../../../features/quests/Quests.tsx';
import { readQuestSearch } from '../../../../../features/quests/quest-search.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/quests')({
  validateSearch: readQuestSearch,
  component: Quests,
});
