import { distanceMeters, type LatLng, type Way } from '@ridewire/contracts';
import { decodeLine, guessSeconds } from '@ridewire/streets';
import { drawStreets, placeOf } from '@ridewire/streets/testing/draw-streets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { findWayThrough } from './find-way-through.ts';
import type { Start } from './search-messages.ts';
import { createWaySearch } from './search-ways.ts';

const MAP = ['a  b  c', '       ', 'd  e  f', '       ', 'g  h  i'];
const graph = drawStreets(MAP, ['abc', 'def', 'ghi', 'adg', ['eb', { oneway: 'yes' }], 'eh', 'cfi']);
const arcSeconds = guessSeconds(graph, 12);
const search = createWaySearch({
  graph,
  speeds: { secondsNow: () => arcSeconds, layOver: () => {}, see: () => [] },
  reachMeters: 300,
});
const at = (letter: string) => placeOf(MAP, letter) as LatLng;
const ways = {
  findWay: (from: Start, to: LatLng): Promise<Way | null> => {
    const answer = search.answer({ kind: 'way', from, to });
    if ('refusal' in answer) return Promise.reject(new AppError(answer.refusal));
    return Promise.resolve('way' in answer ? answer.way : null);
  },
};
const letters = fc.array(fc.constantFrom(...Array.from('abcdefghi')), { minLength: 2, maxLength: 5 });

test('a way over stops is its parts one after the other, and its steps lie at their corners', async () => {
  await fc.assert(
    fc.asyncProperty(letters, async (names) => {
      const [from, ...places] = names.map(at) as [LatLng, LatLng];
      const way = (await findWayThrough(ways, from, places, 'nadia'))!;
      const legs = await Promise.all(
        places.map((to, i) => ways.findWay(i === 0 ? from : places[i - 1]!, to) as Promise<Way>),
      );
      const sum = (of: 'durationSeconds' | 'distanceMeters') => legs.reduce((all, leg) => all + leg[of], 0);
      expect(way).toMatchObject({
        durationSeconds: sum('durationSeconds'),
        distanceMeters: sum('distanceMeters'),
      });
      const line = decodeLine(way.line);
      expect(way.secondsAt).toHaveLength(line.length);
      expect(way.secondsAt.toSorted((a, b) => a - b)).toEqual(way.secondsAt);
      const corners = legs.flatMap((leg) => leg.steps.map((step) => decodeLine(leg.line)[step.at]!));
      expect(way.steps.map((step) => distanceMeters(line[step.at]!, corners.shift()!))).toEqual(
        way.steps.map(() => 0),
      );
      expect(way.steps.filter(({ turn }) => turn === 'arrive')).toHaveLength(places.length);
    }),
    { numRuns: 150 },
  );
});

test('where one part has no way there is none, and a refusal is the caller’s to hear', async () => {
  const someWays = {
    findWay: (from: Start, to: LatLng) =>
      to.lat === at('i').lat ? Promise.resolve(null) : ways.findWay(from, to),
  };
  expect(await findWayThrough(someWays, at('a'), [at('c'), at('i'), at('b')], 'nadia')).toBeNull();
  const sea = { lat: 0, lng: 0 };
  await expect(findWayThrough(ways, at('a'), [at('c'), sea], 'nadia')).rejects.toMatchObject({
    code: 'NO_STREET_NEAR',
  });
});
