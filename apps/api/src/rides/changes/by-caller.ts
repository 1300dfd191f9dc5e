import type { Actor } from '../../core/actor.ts';
import { isAsSeen } from '../reads/as-seen.ts';
import type { RideSql } from '../reads/ride-sql.ts';
import type { By } from './change-parts.ts';
import type { Given } from './declare-change.ts';
import type { OfRide } from './transition.ts';

// Changes that a rider makes to their own ride, and admins to any.

export interface ByCaller extends OfRide {
  actorId: string;
  actorRole: 'rider' | 'admin';
  ipAddress: string | null;
  /** It happens only to this version of the ride; null for any. */
  seenVersion: number | null;
}

export const BY_CALLER = {
  rideId: 'uuid',
  actorId: 'uuid',
  actorRole: 'text',
  ipAddress: 'text',
  seenVersion: 'int',
} as const;

/** What every such change says of its caller. */
export const ofCaller = (
  { userId, role, ipAddress }: Actor,
  { seenVersion }: { seenVersion?: number | undefined },
): Omit<ByCaller, 'rideId'> => ({
  actorId: userId,
  actorRole: role === 'admin' ? 'admin' : 'rider',
  ipAddress: ipAddress ?? null,
  seenVersion: seenVersion ?? null,
});

export const mayCallerChange = (ride: RideSql, given: Given<ByCaller>): string[] => [
  `(${given.actorRole} = 'admin' or ${ride.riderId} = ${given.actorId})`,
  isAsSeen(ride, given.seenVersion),
];

export const byCaller = ({ actorId, actorRole, ipAddress }: Given<ByCaller>): By => ({
  id: actorId,
  role: `${actorRole}::role`,
  ipAddress,
});
