import type { Actor } from '../../core/actor.ts';
import { isAsSeen } from '../reads/as-seen.ts';
import type { RideSql } from '../reads/ride-sql.ts';
import type { By } from './change-parts.ts';
import type { Given } from './declare-change.ts';
import type { OfRide } from './transition.ts';

// Changes that a rider makes to their own ride, and admins to any.

export interface ByRiderOrDesk extends OfRide {
  actorId: string;
  actorRole: 'rider' | 'admin';
  ipAddress: string | null;
  /** Null for any. */
  seenVersion: number | null;
}

export const BY_RIDER_OR_DESK = {
  rideId: 'uuid',
  actorId: 'uuid',
  actorRole: 'text',
  ipAddress: 'text',
  seenVersion: 'int',
} as const;

export const ofRiderOrDesk = (
  { userId, role, ipAddress }: Actor,
  { seenVersion }: { seenVersion?: number | undefined },
): Omit<ByRiderOrDesk, 'rideId'> => ({
  actorId: userId,
  actorRole: role === 'admin' ? 'admin' : 'rider',
  ipAddress: ipAddress ?? null,
  seenVersion: seenVersion ?? null,
});

export const mayRiderOrDesk = (ride: RideSql, given: Given<ByRiderOrDesk>): string[] => [
  `(${given.actorRole} = 'admin' or ${ride.riderId} = ${given.actorId})`,
  isAsSeen(ride, given.seenVersion),
];

export const byRiderOrDesk = ({ actorId, actorRole, ipAddress }: Given<ByRiderOrDesk>): By => ({
  id: actorId,
  role: `${actorRole}::role`,
  ipAddress,
});
