import { useConnectionPart } from '../live/connection-state.ts';
import { useKitTexts } from '../texts/texts.en.ts';
import styles from './ConnectionSign.module.css';

/** Shows whether the page is up to date. */
export function ConnectionSign() {
  const kit = useKitTexts();
  const status = useConnectionPart('status');
  const state =
    status === 'live' ? 'live' : status === 'down' || status === 'offline' ? 'down' : 'connecting';
  const words = { live: kit.live, down: kit.notLive, connecting: kit.connecting };
  return (
    <span className={styles.sign} data-part="link-sign" data-print="none" data-state={state}>
      <span aria-hidden />
      {words[state]}
    </span>
  );
}
