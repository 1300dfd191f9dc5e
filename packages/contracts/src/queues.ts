import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { PageInput } from './pages.ts';
import { LONGEST_QUEUE_REASON, type QueueZone, type StandingZone } from './queue-zone.ts';
import { AREA_CORNERS, LONGEST_AREA_NAME } from './service-area.ts';
import { cornersOf, type AreaHistory } from './service-areas.ts';
import { line } from './text.ts';

export const QueueZoneIdInput = z.object({ zoneId: z.uuid(mistake('zoneId')) });
export type QueueZoneIdInput = z.infer<typeof QueueZoneIdInput>;

export const MakeQueueZoneInput = z.object({
  /** Made by the client once per press. Sending the same id again answers with the same zone. */
  id: z.uuid(mistake('zoneId')),
  /** Drivers in line read it. */
  name: line('name', LONGEST_AREA_NAME),
  corners: cornersOf(mistake('zoneCorners', AREA_CORNERS)),
  /** The standing zone that this one takes the place of. If it has the same name, its line goes on. */
  replaces: z.uuid(mistake('zoneId')).optional(),
});
export type MakeQueueZoneInput = z.infer<typeof MakeQueueZoneInput>;

export const ListQueueInput = PageInput.extend(QueueZoneIdInput.shape);
export type ListQueueInput = z.infer<typeof ListQueueInput>;

export const LeaveQueueInput = z.object({
  driverId: z.uuid(mistake('driverId')),
  zoneId: z.uuid(mistake('zoneId')),
  /** The driver reads it. */
  reason: line('reason', LONGEST_QUEUE_REASON),
});
export type LeaveQueueInput = z.infer<typeof LeaveQueueInput>;

/** A zone as admins see it. */
export type QueueZoneView = QueueZone & AreaHistory;

/** One driver in line, as admins see it. */
export interface QueuePlaceView {
  /** The driver's. */
  id: string;
  name: string;
  /** From 1. */
  place: number;
  /** When the driver joined, ISO 8601. */
  joinedAt: string;
  /** When they were put at the end; null if they never were. */
  movedAt: string | null;
  /** Not asked now: we don't hear from them, they have a cool-down, or were asked whether they are still there. */
  isAway: boolean;
}

/** queues.live for admins is always sent whole. `news` is another number after each change of a line. */
export type QueuesSnapshot = readonly (StandingZone & { count: number; news: number })[];

/** queues.zones for drivers is always sent whole. */
export type QueueZonesSnapshot = readonly StandingZone[];

/**
 * A driver's own place in line; `removed` if the desk took them out, `keptUntil` if their ride ended through no doing of theirs: in the
 * zone by then, they have the place back. Moments are ISO 8601.
 */
export type OwnQueuePlace =
  | {
      zone: string;
      place: number;
      of: number;
      wasMoved: boolean;
      /** The driver is out of the zone, and keeps the place until then. */
      outUntil?: string;
      /** The driver joined this line, and a place in another is still kept for them. */
      kept?: { zone: string; keptUntil: string };
    }
  | { zone: string; keptUntil: string }
  | { zone: string; removed: string };

/** queues.mine is always sent whole; null for a driver who isn't in line. */
export interface OwnQueueSnapshot {
  queue: OwnQueuePlace | null;
}
