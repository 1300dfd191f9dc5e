import type { CanceledBy, RideEventType, RideStatus } from '@ridewire/contracts';
import type { Mover } from '../rules/ride-state.ts';

/** One transition of one ride. */
export interface Move {
  rideId: string;
  event: RideEventType;
  /** It happens only from one of these. */
  from: RideStatus[];
  to: RideStatus;
  mover: Mover;
  /** Null for the system. */
  actorId: string | null;
  /** Where the actor called from, where that is known. */
  ipAddress?: string | null | undefined;
  canceledBy: CanceledBy | null;
  reason: string | null;
  /** It happens only while this driver has the ride; for who takes it from them. */
  heldBy?: string;
  /** It happens only to this version of the ride, and to one that differs only in whom it was offered to. */
  seenVersion?: number | undefined;
  /** An accept happens only at the price that the driver saw. */
  quotedFareCents?: number | undefined;
  /** An accept by the system, for a driver who wants that. */
  isAuto?: boolean | undefined;
  /** To be asked before anybody else, and only if free now; the distance in meters, null where it is not known. */
  offerTo?: { driverId: string; meters: number | null; seconds: number | null };
}

/** Of what type each thing that a move says is in SQL; `n` is its place among those of one statement. */
export const MOVE_TYPES = {
  n: 'int',
  rideId: 'uuid',
  event: 'text',
  from: 'ride_status[]',
  to: 'ride_status',
  mover: 'text',
  actorId: 'uuid',
  ipAddress: 'text',
  canceledBy: 'canceled_by',
  reason: 'text',
  heldBy: 'uuid',
  seenVersion: 'int',
  quotedFareCents: 'bigint',
  isAuto: 'boolean',
  offerTo: 'json',
} satisfies Record<keyof Move | 'n', string>;

export type MoveField = keyof typeof MOVE_TYPES;

/** SQL for each thing that a move says: a column, a parameter, or what is known of it as the statement is written. */
export type MoveSql = Record<MoveField, string>;

export const writeMoveSql = (write: (field: MoveField, type: string) => string): MoveSql =>
  Object.fromEntries(
    Object.entries(MOVE_TYPES).map(([field, type]) => [field, write(field as MoveField, type)]),
  ) as MoveSql;
