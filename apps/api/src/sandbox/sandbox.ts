import type { SandboxAuto } from '@ridewire/contracts';
import { createClockwork, type Clockwork } from './clockwork.ts';
import type { MovedClock } from './moved-clock.ts';

/** What a sandbox has that no other server does. */
export interface Sandbox {
  clockwork: Clockwork;
  /** How far the clock is ahead, in milliseconds. */
  aheadMs(): number;
  /** For this process alone. */
  setAheadMs(aheadMs: number): void;
  /** Begins the whole product anew, in its start state, as soon as this call has been answered. */
  startAnew(): void;
  /**
   * Where the clock stands still, nothing goes by the true time: this waits until nothing is under way, in place of a pause, and no change
   * of a ride counts as late.
   */
  rest?: () => Promise<void>;
  /** What drivers do with requests without a command, those with a choice of their own, and which answers were refused. */
  autos: { ofAll: SandboxAuto; own: Map<string, SandboxAuto>; refused: Set<string> };
}

export function createSandbox(aheadMs: number, deps: { clock: MovedClock; startAnew: () => void }): Sandbox {
  let ahead = aheadMs;
  deps.clock.setAheadMs(ahead);
  return {
    clockwork: createClockwork(),
    aheadMs: () => ahead,
    setAheadMs: (ms) => {
      deps.clock.setAheadMs(ms);
      ahead = ms;
    },
    startAnew: deps.startAnew,
    autos: { ofAll: { does: 'ignore' }, own: new Map(), refused: new Set() },
  };
}
