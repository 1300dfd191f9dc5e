import { useLink } from '../../live/link-state.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Whether what is seen is now. */
export function LinkSign() {
  const { admin } = useTexts();
  const { status } = useLink();
  const state =
    status === 'live' ? 'live' : status === 'down' || status === 'offline' ? 'down' : 'connecting';
  const words = { live: admin.board.live, down: admin.board.notLive, connecting: admin.board.connecting };
  return (
    <span className="rw-board-link" data-state={state}>
      <span aria-hidden />
      {words[state]}
    </span>
  );
}
