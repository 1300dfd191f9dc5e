import type { LatLng } from '@ridewire/contracts';
import { drawStreets, placeOf } from '@ridewire/streets/testing/draw-streets';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '../core/log.ts';
import type { City } from './city.ts';
import { followSearches } from './city-search.ts';

const MAP = ['a  b'];
const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };
const city = { id: 'small', graph: drawStreets(MAP, ['ab']), isShipped: false } as City;

test('many people who ask at once have a turn each, and none of them waits in another’s', async () => {
  const searches = followSearches(
    { current: () => city, onChange: () => {} },
    { timeZone: 'Asia/Dhaka', log: quiet },
  );
  onTestFinished(() => searches.stop());
  const [from, to] = [placeOf(MAP, 'a') as LatLng, placeOf(MAP, 'b') as LatLng];
  const { ask } = searches.current()!;
  const asked = Array.from({ length: 100 }, (_, person) =>
    ask({ kind: 'line', from, to }, `person ${person}`),
  );
  expect(await Promise.all(asked)).toEqual(
    Array(100).fill(expect.objectContaining({ line: expect.anything() })),
  );
});
