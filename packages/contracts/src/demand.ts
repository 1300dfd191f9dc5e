import { z } from 'zod';
import { mistake } from './mistakes.ts';
import type { Names } from './names.ts';

/** An area where riders request rides: its center, and its demand level from 1 to 4. */
export type AskedArea = readonly [lat: number, lng: number, level: number];

/** Where an idle driver should wait instead. */
export interface SuggestedMove {
  lat: number;
  lng: number;
  /** The name of the area in English, if known, and what languages call it. */
  name: string | null;
  names: Names;
  /** The drive, in minutes. */
  minutes: number;
  /** Milliseconds since 1970. It identifies the suggestion, since a driver has one at a time. */
  madeAt: number;
  /** Until when the drive is worth it, in milliseconds since 1970. */
  until: number;
}

/** demand.around for drivers. */
export interface AroundSnapshot {
  areas: AskedArea[];
  move: SuggestedMove | null;
}

/** The areas changed. A change always carries all of them. A new move comes with a new snapshot. */
export interface AroundChange {
  areas: AskedArea[];
}

/** An area as admins see it. */
export interface BoardArea {
  /** The H3 cell. */
  cell: string;
  lat: number;
  lng: number;
  /** From 0 for hardly any demand to 4. */
  level: number;
  /** Requests in the last quarter of an hour. */
  askedCount: number;
  /** Requests expected in the next quarter of an hour, rounded to tenths. */
  expectedCount: number;
  idleCount: number;
}

/** demand.board for admins. Snapshots and changes both carry all areas. */
export interface BoardDemand {
  areas: BoardArea[];
}

export const DismissMoveInput = z.object({
  /** `madeAt` of the suggestion. */
  madeAt: z.int(mistake('time')).min(0, mistake('time')).max(4_102_444_800_000, mistake('time')),
});
export type DismissMoveInput = z.infer<typeof DismissMoveInput>;
