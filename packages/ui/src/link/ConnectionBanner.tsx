import { IconPlugConnected, IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { toMs, type Instant } from '../format/format-words.ts';
import { useFormat } from '../format/use-format.ts';
import {
  bannerPhase,
  msUntilPhaseChanges,
  seeConnection,
  type ConnectionState,
  type SeenConnection,
} from './connection-banner-phase.ts';
import styles from './ConnectionBanner.module.css';

export type ConnectionBannerProps = {
  link: ConnectionState;
  /** When the link was lost. @default when this banner first saw it */
  since?: Instant | undefined;
  texts: {
    /** 'Live link down since {clock}. …'; the clock has seconds. */
    down: (clock: string) => string;
    offline: string;
    back: string;
  };
};

const icons = { down: IconPlugConnectedX, offline: IconWifiOff, back: IconPlugConnected };

/**
 * Announces a lost link after 2 s, a missing network at once, and the return of the link for 2 s. Place it directly under
 * the top bar, over the page, which leaves it a strip of 40 px. It takes no room while there is nothing to say.
 */
export function ConnectionBanner({ link, since, texts }: ConnectionBannerProps) {
  const format = useFormat();
  const sinceMs = toMs(since);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [seen, setSeen] = useState<SeenConnection>(() => ({ link, sinceMs: nowMs, told: false }));
  useEffect(() => {
    const seenMs = Date.now();
    setNowMs(seenMs);
    // A loss that was noticed late shows its true age.
    const lostMs = link === 'down' && sinceMs !== undefined ? Math.min(seenMs, sinceMs) : seenMs;
    setSeen((before) => seeConnection(before, link, lostMs));
  }, [link, sinceMs]);
  const waitMs = msUntilPhaseChanges(seen, nowMs);
  useEffect(() => {
    if (!Number.isFinite(waitMs)) return undefined;
    const timer = setTimeout(() => setNowMs(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);

  const phase = bannerPhase(seen, nowMs);
  const PhaseIcon = phase === 'none' ? undefined : icons[phase];
  const text =
    phase === 'down'
      ? texts.down(format.clockSeconds(sinceMs ?? seen.sinceMs))
      : phase === 'none'
        ? ''
        : texts[phase];
  return (
    <output className={styles.banner} data-phase={phase}>
      {PhaseIcon && <PhaseIcon size={16} stroke={1.75} aria-hidden />}
      {text}
    </output>
  );
}
