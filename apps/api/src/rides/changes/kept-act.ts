import {
  DRIVING_STATUSES,
  momentsFrom,
  MOST_KEPT_MINUTES,
  type KeptAct,
  type RideStatus,
} from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';
import { timeColumn, type RideSql } from '../reads/ride-sql.ts';
import type { Given, NewValues } from './declare-change.ts';

// A driver's act without a connection reaches the ride later, exactly once, with its own time.

/** Both are missing for an act of this moment. */
export interface Kept {
  actId?: string | undefined;
  agoMs?: number | undefined;
}
export const KEPT = { actId: 'uuid', agoMs: 'int' } as const;

/** @throws AppError ACT_TOO_OLD */
export function readKept(kept: KeptAct | undefined): Kept {
  if (!kept) return {};
  if (kept.agoMs > MOST_KEPT_MINUTES * 60_000) throw new AppError('ACT_TOO_OLD');
  return { actId: kept.id, agoMs: kept.agoMs };
}

const BEFORE = [...DRIVING_STATUSES, ...momentsFrom('accepted')];

/** When the act happened. A device's clock can't put it before what came before, or into the future. */
export const happenedAt = (ride: RideSql, { agoMs }: Given<Kept>): string =>
  `greatest(now() - coalesce(${agoMs}, 0) * interval '1 millisecond', ${BEFORE.map((time) => ride[timeColumn(time)]).join(', ')}, ${ride.stopTimes}[cardinality(${ride.stopTimes})])`;

export const isNew = (ride: RideSql, { actId }: Given<Kept>): string =>
  `(${actId} is null or ${actId} <> all (${ride.keptActs}))`;

export const keepAct = (ride: RideSql, { actId }: Given<Kept>): NewValues => ({
  keptActs: `${ride.keptActs} || array_remove(array[${actId}], null)`,
});

const STEPS = [...DRIVING_STATUSES, 'completed'] as readonly string[];

/**
 * Whether the act has reached the ride, or the ride is past it, because another device was faster or the car was seen
 * to go.
 */
export const hasHad = (
  ride: { status: RideStatus; driverId: string | null; keptActs: string[] },
  act: { actId?: string | undefined; actorId: string; to: RideStatus },
): boolean =>
  act.actId !== undefined &&
  ride.driverId === act.actorId &&
  (ride.keptActs.includes(act.actId) || STEPS.indexOf(ride.status) > STEPS.indexOf(act.to));
