import type { ProgramEvent, RideEventType, RideStatus, Role } from '@ridewire/contracts';

/** A row of ride_events `v`, as EVENT_COLUMNS reads it. */
export interface EventRow {
  eventId: number;
  type: RideEventType;
  at: Date;
  rideId: string;
  version: number;
  fromStatus: RideStatus | null;
  toStatus: RideStatus;
  actorId: string | null;
  actorRole: Role | null;
}

export const EVENT_COLUMNS = `v.id::float8 as "eventId", v.type, v.at, v.ride_id as "rideId", v.version,
  v.from_status as "fromStatus", v.to_status as "toStatus", v.actor_id as "actorId", v.actor_role as "actorRole"`;

/** The event as programs hear of it. */
export const viewEvent = (row: EventRow): ProgramEvent => ({
  id: String(row.eventId),
  type: row.type,
  timestamp: row.at.toISOString(),
  data: {
    rideId: row.rideId,
    version: row.version,
    fromStatus: row.fromStatus,
    status: row.toStatus,
    by: row.actorId && row.actorRole ? { userId: row.actorId, role: row.actorRole } : null,
  },
});
