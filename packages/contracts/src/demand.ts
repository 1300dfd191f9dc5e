import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** An area of the city where riders ask: its middle, and how much, from 1 to 4. */
export type AskedArea = readonly [lat: number, lng: number, level: number];

/** Where an idle driver had better wait. */
export interface SuggestedMove {
  lat: number;
  lng: number;
  /** What it is called there, in English and Bangla, as far as that is known. */
  name: string | null;
  nameBn: string | null;
  /** By car, in minutes. */
  minutes: number;
  /** Since 1970, in milliseconds: names the suggestion, of which a driver has one at a time. */
  madeAt: number;
  /** Until when it is worth going, in milliseconds since 1970. */
  until: number;
}

/** demand.around for drivers. */
export interface AroundSnapshot {
  areas: AskedArea[];
  move: SuggestedMove | null;
}

/** The areas are others; always all of them. A move comes with a new snapshot. */
export interface AroundChange {
  areas: AskedArea[];
}

/** An area as admins see it. */
export interface BoardArea {
  /** The H3 cell. */
  cell: string;
  lat: number;
  lng: number;
  /** From 0 for hardly anything to 4. */
  level: number;
  /** Requests of the last quarter of an hour. */
  askedCount: number;
  /** Requests of the next one, to tenths. */
  expectedCount: number;
  idleCount: number;
}

/** demand.board for admins: always all of them, in a snapshot as in a change. */
export interface BoardDemand {
  areas: BoardArea[];
}

export const DismissMoveInput = z.object({
  /** Of the suggestion, as it was told. */
  madeAt: z.int(mistake('time')).min(0, mistake('time')).max(4_102_444_800_000, mistake('time')),
});
export type DismissMoveInput = z.infer<typeof DismissMoveInput>;
