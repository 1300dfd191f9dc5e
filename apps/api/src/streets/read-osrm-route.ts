import { distanceMeters, LatLng, type Way } from '@ridewire/contracts';
import { decodeLine } from '@ridewire/streets';
import { z } from 'zod';
import { OsrmStep, readOsrmSteps } from './read-osrm-steps.ts';
import type { NoWay } from './search-messages.ts';

const Amount = z.number().min(0).max(1e8);
const Line = z.array(LatLng).min(2);
const Answer = z.object({
  code: z.literal('Ok'),
  routes: z.tuple(
    [
      z.object({
        distance: Amount,
        duration: Amount,
        geometry: z.string(),
        legs: z.tuple([
          z.object({
            steps: z.array(OsrmStep).min(2),
            annotation: z.object({ duration: z.array(Amount) }),
          }),
        ]),
      }),
    ],
    z.unknown(),
  ),
});
const Refused = z.object({ code: z.enum(['NoRoute', 'NoSegment']), message: z.string().optional() });

/**
 * The answer of OSRM's route service to two places, in the form of our own search.
 * @throws Error where it is neither a route nor a reason why there is none
 */
export function readOsrmRoute(json: unknown): { way: Way } | { refusal: NoWay } {
  const refused = Refused.safeParse(json);
  if (refused.success) return { refusal: readRefusal(refused.data) };
  const answer = Answer.safeParse(json);
  const line = answer.success ? Line.safeParse(decodeLine(answer.data.routes[0].geometry)) : undefined;
  if (!answer.success || !line?.success) throw new Error('its route can’t be read');
  const { distance, duration, geometry, legs } = answer.data.routes[0];
  const [{ steps, annotation }] = legs;
  return {
    way: {
      distanceMeters: Math.round(distance),
      durationSeconds: Math.round(duration),
      line: geometry,
      secondsAt: timePoints(line.data, annotation.duration, duration),
      steps: readOsrmSteps(steps, line.data.length - 1),
    },
  };
}

/** The message names the place without a street by its number. */
function readRefusal({ code, message = '' }: z.infer<typeof Refused>): NoWay {
  if (code === 'NoRoute') return 'NO_WAY';
  return /coordinate 0\b/.test(message) ? 'NO_STREET_AT_START' : 'NO_STREET_NEAR';
}

/** Seconds at each point. Turns cost time only in the total: the pieces are stretched to it. */
function timePoints(line: readonly LatLng[], durations: readonly number[], whole: number): number[] {
  const isKnown = durations.length === line.length - 1 && sumOf(durations) > 0;
  const pieces = isKnown
    ? durations
    : line.slice(1).map((point, i) => distanceMeters(line[i] as LatLng, point));
  const scale = whole / (sumOf(pieces) || 1);
  let seconds = 0;
  return [0, ...pieces.map((piece) => Math.round((seconds += piece * scale) * 10) / 10)];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
