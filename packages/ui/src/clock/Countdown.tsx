import { useState } from 'react';
import { toMs, type Instant } from '../format/format-words.ts';
import { useFormat } from '../format/use-format.ts';
import { useUiTexts } from '../provider/ui-texts.ts';
import { useClockOffset } from './clock-offset.ts';
import { countdownState, msUntilNextDigit } from './countdown-share.ts';
import { useNow } from './use-now.ts';
import styles from './Countdown.module.css';

export type CountdownProps = {
  /** Server time at which it is over. */
  expiresAt: Instant;
  /** The whole time, ms: a full ring. @default what is left when first shown */
  totalMs?: number;
  /** Outer diameter, px. @default 44 */
  size?: number;
  /** Server time minus this device's, ms. @default the provider's */
  clockOffsetMs?: number;
};

type RingProps = { expiresMs: number; totalMs: number | undefined; offsetMs: number; size: number };

const thickness = 5;

function Ring({ expiresMs, totalMs: givenMs, offsetMs, size }: RingProps) {
  const texts = useUiTexts();
  const format = useFormat();
  // One running animation from where the countdown stood when first drawn; renders must not restart it.
  const [leftAtStartMs] = useState(() => Math.max(0, expiresMs - Date.now() - offsetMs));
  const totalMs = givenMs ?? leftAtStartMs;
  const nowMs = useNow((ms) => msUntilNextDigit(expiresMs, ms), offsetMs);
  const { secondsLeft, goneShare, isLow } = countdownState(expiresMs, totalMs, nowMs);
  const circle = { cx: size / 2, cy: size / 2, r: (size - thickness) / 2, strokeWidth: thickness };
  return (
    <span
      className={styles.countdown}
      data-part="countdown"
      role="timer"
      aria-label={texts.secondsLeft(secondsLeft)}
      data-low={isLow || undefined}
      style={{ width: size, height: size }}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <circle className={styles.track} {...circle} />
        <circle
          className={styles.left}
          {...circle}
          pathLength={1}
          style={{
            strokeDashoffset: -goneShare,
            animationDuration: `${totalMs}ms`,
            animationDelay: `${leftAtStartMs - totalMs}ms`,
          }}
        />
      </svg>
      <span aria-hidden>{format.count(secondsLeft)}</span>
    </span>
  );
}

/** A ring that empties until an offer expires, its seconds inside. Right even when this device's clock is wrong. */
export function Countdown({ expiresAt, totalMs, size = 44, clockOffsetMs }: CountdownProps) {
  const offsetMs = useClockOffset(clockOffsetMs);
  const expiresMs = toMs(expiresAt) ?? 0;
  return (
    <Ring
      key={`${expiresMs} ${offsetMs}`}
      expiresMs={expiresMs}
      totalMs={totalMs}
      offsetMs={offsetMs}
      size={size}
    />
  );
}
