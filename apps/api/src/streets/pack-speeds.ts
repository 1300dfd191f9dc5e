import type { StreetGraph } from '@ridewire/streets';
import { HOURS_OF_WEEK } from '@ridewire/streets/guess-speeds';
import { emptySpeedSums, type SpeedSums } from '@ridewire/streets/learn-speeds';

/** How long cars of one group took, and how long they would have taken by the guess, in seconds: a row of `street_speeds`. */
export interface SpeedRow {
  /** The hour of the week, from 0, where Monday begins; ANY_HOUR marks the values of an arc. */
  hour: number;
  /** The arc, or the kind of road. */
  key: number;
  taken: number;
  guessed: number;
}

export const ANY_HOUR = -1;
/** Hour and key as whole numbers, then both sums, as PostgreSQL sends them: the first byte the highest. */
const ROW_BYTES = 16;

/** Rows, as the database packs them, in memory that threads share. */
export function packSpeeds(parts: readonly Uint8Array[]): SharedArrayBuffer {
  const packed = new Uint8Array(new SharedArrayBuffer(parts.reduce((sum, part) => sum + part.length, 0)));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed.buffer;
}

/** The speeds in the rows; rows about things the city doesn't have are left out. */
export function unpackSpeeds(graph: StreetGraph, packed: SharedArrayBuffer): SpeedSums {
  const sums = emptySpeedSums(graph);
  const view = new DataView(packed);
  for (let at = 0; at + ROW_BYTES <= packed.byteLength; at += ROW_BYTES) {
    const [hour, key] = [view.getInt32(at), view.getInt32(at + 4)];
    const to = hour === ANY_HOUR ? sums.arcs : sums.hours;
    const group = hour === ANY_HOUR ? key : key * HOURS_OF_WEEK + hour;
    if (group >= to.taken.length) continue;
    to.taken[group] = view.getFloat32(at + 8);
    to.guessed[group] = view.getFloat32(at + 12);
  }
  return sums;
}
