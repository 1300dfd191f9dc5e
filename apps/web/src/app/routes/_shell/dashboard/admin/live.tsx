import { createFileRoute } from '@tanstack/react-router';
import { readBoardSearch } from '../../../../../features/board/board-search.ts';
import { LiveBoard } from '../../../../../features/board/LiveBoard.tsx';
import { queries } from '../../../../../kit/live/queries.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/live')({
  validateSearch: readBoardSearch,
  // Not awaited: only the clocks need the city's time zone, and the board shows without it.
  loader: () => void queries.system.config.prefetch(),
  component: LiveBoard,
});
