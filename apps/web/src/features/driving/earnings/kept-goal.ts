import { onSessionEnd } from '../../session/on-session-end.ts';
import type { KeptGoal } from './day-goal.ts';

const keyOf = (driverId: string) => `ridewire-day-goal:${driverId}`;

/** For browsers that forbid storage: until the page is loaded again. */
let unstored: KeptGoal | null = null;
onSessionEnd(() => void (unstored = null));

/** The goal as this device has last seen it; null if it never did, or keeps something else. */
export function readGoalKept(driverId: string): KeptGoal | null {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(keyOf(driverId)) ?? 'null')) as Partial<KeptGoal>;
    const { day, goalCents, isSaid } = kept;
    const isGoal = typeof day === 'string' && typeof goalCents === 'number' && typeof isSaid === 'boolean';
    return isGoal ? { day, goalCents, isSaid } : unstored;
  } catch {
    return unstored;
  }
}

export function keepGoal(driverId: string, goal: KeptGoal): void {
  unstored = goal;
  try {
    localStorage.setItem(keyOf(driverId), JSON.stringify(goal));
    unstored = null;
  } catch {
    // Then a page that is loaded again doesn’t say it.
  }
}
