import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { decodeGraph, guessSeconds } from '@ridewire/streets';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { createWaySearch } from '../streets/search-ways.ts';

const HOUR = 18;
/** As of the city that comes along. */
const REACH_METERS = 1_000;

/**
 * How many of as many random points of Dhaka's pickup area are refused, each as a pickup for a well-known place and as a
 * destination from it: no street is near, or none that leads there.
 */
export function countRefusals(graphBytes: Uint8Array, points: number) {
  const graph = decodeGraph(graphBytes);
  const arcSeconds = guessSeconds(graph, HOUR);
  const speeds = { secondsNow: () => arcSeconds, layOver: () => {}, see: () => [] };
  const search = createWaySearch({ graph, speeds, reachMeters: REACH_METERS });
  const random = seededRandom();
  const { south, north, west, east } = PICKUP_AREAS.dhaka;
  const counts = { pickup: { far: 0, loose: 0 }, destination: { far: 0, loose: 0 } };
  for (let i = 0; i < points; i++) {
    const point = { lat: south + random() * (north - south), lng: west + random() * (east - west) };
    const place = DHAKA_PLACES[Math.floor(random() * DHAKA_PLACES.length)] ?? point;
    const answers = {
      pickup: search.answer({ kind: 'line', from: point, to: place }),
      destination: search.answer({ kind: 'line', from: place, to: point }),
    };
    for (const end of ['pickup', 'destination'] as const) {
      const answer = answers[end];
      if (!('refusal' in answer)) continue;
      if (answer.refusal === 'NO_WAY') counts[end].loose += 1;
      else counts[end].far += 1;
    }
  }
  return counts;
}
