import './LinkSign.css';
import { useLinkPart } from '../live/link-state.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Whether what is seen is now. */
export function LinkSign() {
  const { shell } = useTexts();
  const status = useLinkPart('status');
  const state =
    status === 'live' ? 'live' : status === 'down' || status === 'offline' ? 'down' : 'connecting';
  const words = { live: shell.live, down: shell.notLive, connecting: shell.connecting };
  return (
    <span className="rw-link-sign" data-state={state}>
      <span aria-hidden />
      {words[state]}
    </span>
  );
}
