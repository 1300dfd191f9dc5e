import type { BoardRide } from '@ridewire/contracts';
import { useClockOffset } from '@ridewire/ui';
import { useMemo, useState } from 'react';
import { shownDrivers, type BoardState } from '../../live/apply-board-message.ts';
import { useBoardLive } from '../../live/use-live.ts';
import { countBoard, type BoardCounts } from './count-board.ts';
import { expectedPickup, expectPickups, type ExpectedPickups } from './expect-pickups.ts';
import { showRides } from './show-rides.ts';
import { findStuck, type StuckState } from './stuck-ride.ts';
import { useIsFresh } from './use-is-fresh.ts';
import { sameList, useStable } from './use-stable.ts';
import { useWake } from './use-wake.ts';

/** Stuck rides by id. */
export type StuckRides = ReadonlyMap<string, StuckState>;

export interface Board {
  state: BoardState;
  /** Under way, and finished a moment ago. */
  rides: BoardRide[];
  stuck: StuckRides;
  counts: BoardCounts;
  onlineCount: number;
}

const EMPTY: BoardState = { rides: new Map(), drivers: new Map(), positions: new Map() };
const NO_PICKUPS: ExpectedPickups = new Map();

const sameStuck = (a: StuckRides, b: StuckRides): boolean =>
  a.size === b.size &&
  [...a].every(([id, { why, sinceMs }]) => b.get(id)?.why === why && b.get(id)?.sinceMs === sinceMs);

/** What the board shows, from the live state and the time. Parts that did not change stay the same objects. */
export function useBoard(): { board: Board | undefined; failure: string | null } {
  const { data, failure } = useBoardLive();
  const clockOffsetMs = useClockOffset();
  const nowMs = Date.now() + clockOffsetMs;
  const state = data ?? EMPTY;

  const [expected, setExpected] = useState(NO_PICKUPS);
  const nextExpected = expectPickups(expected, state.rides.values(), state.positions, nowMs);
  if (nextExpected !== expected) setExpected(nextExpected);

  const shown = showRides(state.rides.values(), nowMs);
  const rides = useStable(shown.rides, sameList);
  let wakeMs = shown.nextLeaveMs;
  const stuckNow = new Map<string, StuckState>();
  for (const ride of rides) {
    const position = ride.driver ? state.positions.get(ride.driver.id) : undefined;
    const found = findStuck(ride, { position, expectedPickupMs: expectedPickup(nextExpected, ride) });
    if (!found) continue;
    if (found.fromMs <= nowMs) stuckNow.set(ride.id, found);
    else wakeMs = Math.min(wakeMs, found.fromMs);
  }
  const isFresh = useIsFresh(data);
  const stuck = useStable<StuckRides>(stuckNow, (before, now) => !isFresh || sameStuck(before, now));
  useWake(wakeMs, clockOffsetMs);

  const counts = useMemo(() => countBoard(rides), [rides]);
  const onlineCount = useMemo(() => shownDrivers(state).length, [state]);
  return { board: data ? { state, rides, stuck, counts, onlineCount } : undefined, failure };
}
