/** Digits turn amber from here down. */
const lowSeconds = 5;

export type CountdownState = {
  /** Whole seconds still to show; 0 only when it is over. */
  secondsLeft: number;
  /** Part of the whole time that is over, 0 to 1. */
  goneShare: number;
  isLow: boolean;
};

/** The state of a countdown to `expiresMs` that began `totalMs` earlier, at `nowMs` (all server time, ms). */
export function countdownState(expiresMs: number, totalMs: number, nowMs: number): CountdownState {
  const leftMs = Math.max(0, expiresMs - nowMs);
  const secondsLeft = Math.ceil(leftMs / 1000);
  const goneShare = totalMs > 0 ? Math.min(1, Math.max(0, 1 - leftMs / totalMs)) : 1;
  return { secondsLeft, goneShare, isLow: secondsLeft <= lowSeconds };
}

/** Until the next digit, ms; never when it is over. */
export function msUntilNextDigit(expiresMs: number, nowMs: number): number {
  const leftMs = expiresMs - nowMs;
  return leftMs <= 0 ? Number.POSITIVE_INFINITY : leftMs % 1000 || 1000;
}
