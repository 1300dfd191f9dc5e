import { createFileRoute } from '@tanstack/react-router';
import { BoardSearch } from '../../../screens/live-board/board-search.ts';
import { LiveBoard } from '../../../screens/live-board/LiveBoard.tsx';

export const Route = createFileRoute('/dashboard/admin/live')({
  validateSearch: BoardSearch,
  component: LiveBoard,
});
