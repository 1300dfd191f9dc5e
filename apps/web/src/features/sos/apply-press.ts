/** The progress of a deliberate press. */
export type Press =
  | 'idle'
  /** A finger or a mouse button is down on it. */
  | 'holding'
  /** Released too early: says how to press. */
  | 'short'
  /** Enter was pressed once. */
  | 'armed';

export type PressEvent = 'down' | 'up' | 'moved away' | 'enter' | 'time is up';

/** How long each lasts before it ends by itself, in milliseconds. */
export const PRESS_LASTS_MS: Record<Exclude<Press, 'idle'>, number> = {
  holding: 1_000,
  short: 3_000,
  armed: 3_000,
};

/** A press counts when it was held to the end, or when Enter was pressed twice; then it `isMeant`. */
export function applyPress(press: Press, event: PressEvent): { press: Press; isMeant: boolean } {
  const to = (next: Press) => ({ press: next, isMeant: false });
  const meant = { press: 'idle', isMeant: true } as const;
  switch (event) {
    case 'down':
      return to('holding');
    case 'up':
    case 'moved away':
      return to(press === 'holding' ? 'short' : press);
    case 'enter':
      return press === 'armed' ? meant : to('armed');
    case 'time is up':
      return press === 'holding' ? meant : to('idle');
  }
}
