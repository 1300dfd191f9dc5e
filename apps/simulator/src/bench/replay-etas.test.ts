import { guessSeconds } from '@ridewire/streets';
import { drawGrid } from '@ridewire/streets/testing/draw-grid';
import { randomSnaps, seededRandom } from '@ridewire/streets/testing/random-streets';
import { expect, test } from 'vitest';
import { replayEtas } from './replay-etas.ts';
import { median } from './statistics.ts';

test('on a small network ETAs get true within half an hour of drives, of trips never seen too', () => {
  const graph = drawGrid();
  const random = seededRandom();
  const guessed = guessSeconds(graph, 13);
  const arcSeconds = guessed.map((seconds) => seconds * (0.25 + 0.5 * random()));
  const places = randomSnaps(graph, 400, random).map(({ point }) => point);
  const asked = replayEtas({
    graph,
    arcSeconds,
    guessed,
    trips: places
      .slice(200)
      .map((pickup, i) => ({ requestedAtSeconds: i * 9, pickup, destination: places[i]! })),
    taxis: places.slice(0, 20),
    hour: 13,
    random,
    driverNoise: 0.1,
    arcNoise: 0.1,
    gpsMeters: 8,
  }).filter(({ seconds }) => seconds >= 20);
  const error = (some: typeof asked, way: keyof (typeof asked)[number]['etas']) =>
    median(some.map(({ etas, seconds }) => Math.abs(etas[way] - seconds) / seconds));
  const heldOut = asked.filter(({ isHeldOut }) => isHeldOut);
  expect(heldOut.length).toBeGreaterThan(30);
  expect(error(heldOut, 'guessed')).toBeGreaterThan(0.5);
  const late = asked.filter(({ requestedAtSeconds }) => requestedAtSeconds >= 1_200);
  expect(error(late, 'learnt')).toBeLessThan(0.17);
  const lateHeldOut = late.filter(({ isHeldOut }) => isHeldOut);
  expect(error(lateHeldOut, 'learnt')).toBeLessThan(0.2);
});
