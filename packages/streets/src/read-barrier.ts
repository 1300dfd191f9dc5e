import { isClosedToCars } from './read-drivable-way.ts';
import type { Tags } from './osm-extract.ts';

/** Barriers that no car passes unless tags say otherwise. A gate is open to the traffic of its street. */
const SOLID = new Set([
  'block',
  'bollard',
  'bus_trap',
  'chain',
  'cycle_barrier',
  'debris',
  'full-height_turnstile',
  'horse_stile',
  'jersey_barrier',
  'kissing_gate',
  'log',
  'motorcycle_barrier',
  'planter',
  'stile',
  'sump_buster',
  'turnstile',
]);

export const isBarrier = (tags: Tags): boolean => 'barrier' in tags;

/** Whether a point of a street stops cars. */
export function stopsCars(tags: Tags): boolean {
  const barrier = tags['barrier'];
  if (barrier === undefined || barrier === 'no') return false;
  return isClosedToCars(tags) ?? SOLID.has(barrier);
}
