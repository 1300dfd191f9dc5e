import type { Turn, WayStep } from '@ridewire/contracts';
import { decodeLine } from '@ridewire/streets';
import { z } from 'zod';

export const OsrmStep = z.object({
  distance: z.number().min(0),
  duration: z.number().min(0),
  geometry: z.string(),
  name: z.string().default(''),
  ref: z.string().default(''),
  maneuver: z.object({
    type: z.string(),
    modifier: z.string().optional(),
    exit: z.int().min(1).max(99).optional(),
  }),
});
export type OsrmStep = z.infer<typeof OsrmStep>;

const TURN_OF: Readonly<Record<string, Turn>> = {
  uturn: 'u_turn',
  'sharp right': 'sharp_right',
  right: 'right',
  'slight right': 'slight_right',
  straight: 'straight',
  'slight left': 'slight_left',
  left: 'left',
  'sharp left': 'sharp_left',
};
const ROUNDABOUTS = new Set(['roundabout', 'rotary']);
/** Steps without a new action: an exit from the announced roundabout, or a change of lanes. */
const GOES_ON = new Set(['exit roundabout', 'exit rotary', 'notification', 'use lane']);

/** A route's steps in our form. @param last the number of the line's last point */
export function readOsrmSteps(steps: readonly OsrmStep[], last: number): WayStep[] {
  const told: WayStep[] = [];
  let [meters, seconds, at] = [0, 0, 0];
  steps.forEach((step, i) => {
    const [metersBefore, secondsBefore] = [meters, seconds];
    meters += step.distance;
    seconds += step.duration;
    // Sums from the start of the route are rounded, not single steps, so that the steps add up to the whole route.
    const distanceMeters = Math.round(meters) - Math.round(metersBefore);
    const durationSeconds = Math.round(seconds) - Math.round(secondsBefore);
    const before = told.at(-1);
    if (before && GOES_ON.has(step.maneuver.type) && i < steps.length - 1) {
      before.distanceMeters += distanceMeters;
      before.durationSeconds += durationSeconds;
      if (step.maneuver.type.startsWith('exit')) before.name = nameOf(step);
    } else {
      const { turn, exit } = readTurn(step, i === 0, i === steps.length - 1);
      const isEnd = turn === 'arrive';
      told.push({
        ...{ turn, exit, name: isEnd ? null : nameOf(step), distanceMeters, durationSeconds },
        at: isEnd ? last : Math.min(at, last),
      });
    }
    // Each step's own line begins with the last point of the one before.
    at += Math.max(0, decodeLine(step.geometry).length - 1);
  });
  return told;
}

function readTurn(
  { maneuver: { type, modifier = '', exit } }: Pick<OsrmStep, 'maneuver'>,
  isFirst: boolean,
  isLast: boolean,
): Pick<WayStep, 'turn' | 'exit'> {
  if (isFirst) return { turn: 'depart', exit: null };
  if (isLast) return { turn: 'arrive', exit: null };
  if (ROUNDABOUTS.has(type)) return { turn: 'roundabout', exit: exit ?? null };
  return { turn: TURN_OF[modifier] ?? 'straight', exit: null };
}

function nameOf({ name, ref }: OsrmStep): WayStep['name'] {
  const shown = name.trim() || ref.trim();
  return shown === '' ? null : { name: shown, names: {} };
}
