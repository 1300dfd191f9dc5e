import type { LatLng, Way } from '@ridewire/contracts';
import { decodeLine, encodeLine } from '@ridewire/streets';
import type { Start } from './search-messages.ts';
import type { WayFinder } from './way-finder.ts';

/**
 * The quickest way from a place through others to the last one, as one way; null where a part of it isn't known.
 * @param places at least one
 * @param by the searching person
 * @throws AppError as findWay
 */
export async function findWayThrough(
  ways: Pick<WayFinder, 'findWay'>,
  from: Start,
  places: readonly LatLng[],
  by: string,
): Promise<Way | null> {
  const legs = await Promise.all(
    places.map((to, i) => ways.findWay(i === 0 ? from : (places[i - 1] as LatLng), to, by)),
  );
  const [first, ...rest] = legs.flatMap((leg) => leg ?? []);
  return first && rest.length === legs.length - 1 ? rest.reduce(join, first) : null;
}

function join(way: Way, next: Way): Way {
  const line = decodeLine(way.line);
  // The last point's seconds and not the rounded duration, so that times never run backwards.
  const begins = way.secondsAt.at(-1) ?? 0;
  return {
    distanceMeters: way.distanceMeters + next.distanceMeters,
    durationSeconds: way.durationSeconds + next.durationSeconds,
    line: encodeLine([...line, ...decodeLine(next.line)]),
    secondsAt: [...way.secondsAt, ...next.secondsAt.map((seconds) => begins + seconds)],
    steps: [...way.steps, ...next.steps.map((step) => ({ ...step, at: line.length + step.at }))],
  };
}
