import { createFileRoute } from '@tanstack/react-router';
import { readBoardSearch } from '../../../../../features/board/board-search.ts';
import { LiveBoard } from '../../../../../features/board/LiveBoard.tsx';
import { queries } from '../../../../../kit/live/queries.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/live')({
  validateSearch: readBoardSearch,
  // Not awaited: the city's time zone is for the clocks, the board is there without.
  loader: () => void queries.system.config.prefetch(),
  component: LiveBoard,
});
