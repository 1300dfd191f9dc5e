import { toMs, type Instant } from '../format/format-words.ts';
import type { RideStatus } from '../theme/statuses.ts';

/** The five nodes of the wire, in the order a ride passes them. */
export const rideSteps = ['requested', 'accepted', 'picked_up', 'in_transit', 'completed'] as const;

/** When each status was reached; unknown or future ones are left out. */
export type RideTimes = { [status in RideStatus]?: Instant | null | undefined };

export type RideWireNode = {
  status: RideStatus;
  /** done is solid, current holds the spark, ahead is hollow, cut is the red end of a canceled ride. */
  state: 'done' | 'current' | 'ahead' | 'cut';
  /** The stretch from this node to the next: the last node has none. */
  stretch: 'done' | 'live' | 'ahead' | 'cut' | 'none';
  /** The ride's present node. */
  isHere: boolean;
  /** Epoch ms. */
  at: number | undefined;
};

function underway(status: Exclude<RideStatus, 'canceled'>, times: RideTimes): RideWireNode[] {
  const here = rideSteps.indexOf(status);
  return rideSteps.map((step, index) => {
    const isLast = index === rideSteps.length - 1;
    const passed = index < here || status === 'completed';
    const state = passed ? 'done' : index === here ? 'current' : 'ahead';
    const stretch = isLast ? 'none' : state === 'current' ? 'live' : state;
    return {
      status: step,
      state,
      stretch,
      isHere: index === here,
      at: index <= here ? toMs(times[step]) : undefined,
    };
  });
}

/** A canceled ride ends after the last status it is known to have reached; it was requested in any case. */
function cutOff(times: RideTimes): RideWireNode[] {
  const reached = rideSteps.slice(0, -1).findLastIndex((step) => toMs(times[step]) !== undefined);
  const done = rideSteps.slice(0, Math.max(0, reached) + 1).map((step, index, steps): RideWireNode => ({
    status: step,
    state: 'done',
    stretch: index === steps.length - 1 ? 'cut' : 'done',
    isHere: false,
    at: toMs(times[step]),
  }));
  return [
    ...done,
    { status: 'canceled', state: 'cut', stretch: 'none', isHere: true, at: toMs(times.canceled) },
  ];
}

/** The nodes of the ride wire for a ride with this status. */
export function rideWireNodes(status: RideStatus, times: RideTimes = {}): RideWireNode[] {
  return status === 'canceled' ? cutOff(times) : underway(status, times);
}
