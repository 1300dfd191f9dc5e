import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseWave } from './choose-wave.ts';
import type { DispatchCity, DueRequest, Ranking } from './dispatch-city.ts';
import { matchDue } from './match-due.ts';
import { planWave, WAVE_COUNT } from './plan-wave.ts';
import { byTierThenCost, type RankedDriver } from './ranked-driver.ts';

/** A request at a meter of a long street. */
interface Request extends DueRequest {
  at: number;
  declined: readonly string[];
}
const request = (at: number, change: Partial<Request> = {}): Request => ({
  at,
  wave: 0,
  isDue: true,
  ignored: [],
  declined: [],
  ...change,
});

/** Drivers at meters of that street; some have an offer to answer, some soon drop someone off. */
function street(
  free: Record<string, number>,
  { answering = [], ending = {} }: { answering?: string[]; ending?: Record<string, number> } = {},
) {
  const rankings: Ranking[] = [];
  const near =
    (drivers: Record<string, number>): DispatchCity<Request, string, RankedDriver>['nearest'] =>
    ({ at }, { limit, radiusMeters }, excluded) =>
      Object.keys(drivers)
        .filter((id) => Math.abs(drivers[id]! - at) <= radiusMeters && !excluded.has(id))
        .toSorted((a, b) => Math.abs(drivers[a]! - at) - Math.abs(drivers[b]! - at))
        .slice(0, limit);
  const city: DispatchCity<Request, string, RankedDriver> = {
    planWave,
    nowMs: () => 0,
    answers: { isAnswering: (id) => answering.includes(id) },
    excludedFrom: ({ declined, ignored }, isAgain) => ({
      has: (id) => declined.includes(id) || (!isAgain && ignored.includes(id)),
    }),
    nearest: near(free),
    nearestEnding: near(ending),
    async rank({ at }, ids, ranking) {
      rankings.push(ranking);
      const costOf = (id: string) => Math.abs((free[id] ?? ending[id]!) - at);
      return ids
        .map((driverId) => ({ driverId, tier: 0, cost: costOf(driverId), likelihood: 0.9 }))
        .toSorted(byTierThenCost);
    },
    breathe: () => Promise.resolve(),
  };
  return { city, rankings };
}

const idsOf = (drivers: readonly RankedDriver[]) => drivers.map(({ driverId }) => driverId);
async function match(city: DispatchCity<Request, string, RankedDriver>, requests: readonly Request[]) {
  const matched = await Promise.all(await matchDue(city, requests));
  return matched.map((chosen) => chosen && { ...chosen, offers: idsOf(chosen.offers) });
}

test('requests are matched together, each with the driver who is best for both', async () => {
  const { city } = street({ west: 0, east: 300 });
  expect(await match(city, [request(100), request(-500)])).toMatchObject([
    { offers: ['east'], wave: 1, together: 2, nextWaveSeconds: planWave(1).seconds },
    { offers: ['west'], wave: 1, together: 2 },
  ]);
});

describe('a request left without a driver', () => {
  test('is asked for alone and wider, but of no one who is sent to another', async () => {
    const { city } = street({ near: 0, far: 5_000 });
    expect(await match(city, [request(0), request(10)])).toMatchObject([
      { offers: ['near'] },
      { offers: ['far'], wave: 2, together: 1 },
    ]);
  });

  test('waits for its next wave where no one else is', async () => {
    const { city } = street({ near: 0 });
    expect(await match(city, [request(0), request(10, { wave: 2 })])).toMatchObject([
      { offers: ['near'] },
      { offers: [], wave: 3, nextWaveSeconds: planWave(3).seconds },
    ]);
  });

  test('is not asked for at all before its wave is due', async () => {
    const { city } = street({ near: 0 });
    expect(await match(city, [request(0), request(10, { isDue: false })])).toMatchObject([
      { offers: ['near'] },
      null,
    ]);
  });

  test('is ranked by straight line where there are many of them, each with another driver', async () => {
    const drivers = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`driver ${i}`, 7_000 + i]));
    const { city, rankings } = street(drivers);
    const matched = await match(
      city,
      Array.from({ length: 21 }, (_, i) => request(i)),
    );
    const asked = matched.flatMap((chosen) => chosen!.offers.slice(0, 1));
    expect(new Set(asked).size).toBe(21);
    expect(rankings.filter((ranking) => ranking === 'by line')).toHaveLength(21);
  });
});

test('for a driver who became free a request keeps its wave, and only that driver is asked', async () => {
  const { city } = street({ freed: 11_000, other: 11_500 });
  const [chosen] = await match(city, [request(0, { isDue: false, wave: 2 })]);
  expect(chosen).toMatchObject({ offers: ['freed'] });
  expect(chosen).not.toHaveProperty('wave');
});

describe('one request alone', () => {
  const ask = async (city: DispatchCity<Request, string, RankedDriver>, asking: Request, wave = 1) =>
    chooseWave(city, asking, wave);

  test('skips a wave that would ask no one', async () => {
    const { city } = street({ far: 11_000 });
    expect(await ask(city, request(0))).toMatchObject({ wave: WAVE_COUNT, offers: [{ driverId: 'far' }] });
  });

  test('passes over a driver with another offer to answer as long as there is someone else', async () => {
    const { city } = street({ near: 0, far: 900 }, { answering: ['near'] });
    expect(await ask(city, request(0))).toMatchObject({ offers: [{ driverId: 'far' }] });
    const alone = street({ near: 0 }, { answering: ['near'] });
    expect(await ask(alone.city, request(0))).toMatchObject({ offers: [{ driverId: 'near' }] });
  });

  test('goes to a driver who soon drops someone off where that is nearest', async () => {
    const { city } = street({ free: 900 }, { ending: { ending: 100 } });
    expect(await ask(city, request(0))).toMatchObject({ offers: [{ driverId: 'ending' }] });
  });

  test('asks drivers who ignored it again once no one else is left', async () => {
    const { city } = street({ ignored: 0, fresh: 900, declined: 10 });
    const asking = request(0, { ignored: ['ignored'], declined: ['declined'] });
    expect(idsOf((await ask(city, asking, 1)).offers)).toEqual(['fresh']);
    expect(idsOf((await ask(city, asking, 2)).offers)).toEqual(['fresh', 'ignored']);
  });
});

test('no driver is the first to be asked for two requests, and no due request within reach of all is left out', async () => {
  const places = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(places, places, async (drivers, requests) => {
      const { city } = street(Object.fromEntries(drivers.map((at, i) => [`driver ${i}`, at])));
      const matched = await match(
        city,
        requests.map((at) => request(at)),
      );
      const first = matched.flatMap((chosen) => chosen!.offers.slice(0, 1));
      expect(new Set(first).size).toBe(first.length);
      expect(first).toHaveLength(Math.min(drivers.length, requests.length));
    }),
  );
});
