import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WaveChooser } from './choose-wave.ts';
import type { DispatchCity, DriverLook, DueRequest, Ranking } from './dispatch-city.ts';
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
  {
    answering = [],
    ending = {},
    times = [],
  }: { answering?: string[]; ending?: Record<string, number>; times?: number[] } = {},
) {
  const rankings: Ranking[] = [];
  const looks: DriverLook[] = [];
  const endingLooks: DriverLook[] = [];
  let breaths = 0;
  const near =
    (
      drivers: Record<string, number>,
      into: DriverLook[],
    ): DispatchCity<Request, string, RankedDriver>['nearest'] =>
    ({ at }, look, excluded) => {
      into.push(look);
      return Object.keys(drivers)
        .filter((id) => Math.abs(drivers[id]! - at) <= look.radiusMeters && !excluded.has(id))
        .toSorted((a, b) => Math.abs(drivers[a]! - at) - Math.abs(drivers[b]! - at))
        .slice(0, look.limit);
    };
  const city: DispatchCity<Request, string, RankedDriver> = {
    planWave,
    nowMs: () => times.shift() ?? 0,
    answers: { isAnswering: (id) => answering.includes(id), choose: () => {} },
    excludedFrom: ({ declined, ignored }, isAgain) => ({
      has: (id) => declined.includes(id) || (!isAgain && ignored.includes(id)),
    }),
    nearest: near(free, looks),
    nearestEnding: near(ending, endingLooks),
    async rank({ at }, ids, ranking) {
      rankings.push(ranking);
      const costOf = (id: string) => Math.abs((free[id] ?? ending[id]!) - at);
      return ids
        .map((driverId) => ({
          ...{ driverId, tier: 0, cost: costOf(driverId), likelihood: 0.9 },
          seconds: costOf(driverId),
        }))
        .toSorted(byTierThenCost);
    },
    breathe() {
      breaths += 1;
      return Promise.resolve();
    },
  };
  return { city, rankings, looks, endingLooks, breaths: () => breaths };
}

const many = (length: number) => Array.from({ length }, (_, i) => request(i));
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

test('where nothing is due, nothing is matched', async () => {
  const match = () => expect.unreachable();
  expect(await matchDue(street({ near: 0 }).city, [], match)).toEqual([]);
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
    const { city, rankings, breaths } = street(drivers);
    const matched = await match(city, many(21));
    const asked = matched.flatMap((chosen) => chosen!.offers.slice(0, 1));
    expect(new Set(asked).size).toBe(21);
    expect(rankings.filter((ranking) => ranking === 'straight')).toHaveLength(21);
    // Before the eleventh and the last of the searches together, and after each by straight line.
    expect(breaths()).toBe(2 + 21);
  });

  test('is ranked by its routes where few are left, however many were matched', async () => {
    const { city, rankings, breaths } = street({ near: 0 });
    await match(city, many(21));
    expect(rankings.slice(0, 21)).toEqual(Array.from({ length: 21 }, () => 'together'));
    expect(new Set(rankings.slice(21))).toEqual(new Set(['alone']));
    expect(breaths()).toBe(2);
  });

  test('is ranked by straight line once the others have taken three seconds', async () => {
    // The clock is read first for the batch, then for each search, then for each that was left.
    const late = async (ms: number) => {
      const { city, rankings } = street({}, { times: [0, 0, 0, ms, ms] });
      await match(city, [request(0), request(10)]);
      return rankings.includes('straight');
    };
    expect([await late(3_000), await late(3_001)]).toEqual([false, true]);
  });
});

test('for a driver who became free a request keeps its wave, and only that driver is asked', async () => {
  const { city } = street({ freed: 11_000, other: 11_500 });
  const [chosen] = await match(city, [request(0, { isDue: false, wave: 2 })]);
  expect(chosen).toMatchObject({ offers: ['freed'] });
  expect(chosen).not.toHaveProperty('wave');
});

test('a due request looks as wide as its next wave, and one for a driver who became free wakes nobody who rests', async () => {
  const due = street({ near: 0 });
  await match(due.city, [request(0, { wave: 1 })]);
  expect(due.looks[0]).toMatchObject({ radiusMeters: planWave(2).radiusMeters, isFrugal: false });
  const freed = street({ near: 0 });
  await match(freed.city, [request(0, { isDue: false, wave: 2 })]);
  expect(freed.looks[0]).toMatchObject({
    ...{ radiusMeters: planWave(WAVE_COUNT).radiusMeters, most: planWave(1).most },
    ...{ isFrugal: true, includesCooling: false },
  });
});

describe('one request alone', () => {
  const ask = async (city: DispatchCity<Request, string, RankedDriver>, asking: Request, wave = 1) =>
    new WaveChooser(city).choose(asking, wave);

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

  test('asks one driver at a time who comes in time while a scheduled ride has time left', async () => {
    const { city } = street({ near: 0, far: 900, ignored: 10 });
    const asking = request(0, { ignored: ['ignored'], leftSeconds: 600 });
    expect(idsOf((await ask(city, asking, 2)).offers)).toEqual(['near']);
    expect(idsOf((await ask(city, { ...asking, leftSeconds: 0 }, 2)).offers)).toEqual([
      ...['near', 'far', 'ignored'],
    ]);
    const late = street({ late: 1_300, ignored: 1_200 });
    expect(idsOf((await ask(late.city, asking, 2)).offers)).toEqual(['ignored']);
    const together = async (leftSeconds: number) =>
      (await match(late.city, [request(0, { leftSeconds })]))[0]?.offers;
    expect(await together(600)).toEqual(['ignored']);
    expect(await together(599)).toEqual([]);
    expect((await match(city, [request(0, { wave: 1, leftSeconds: 600 })]))[0]?.offers).toEqual(['near']);
  });

  test('leaves a driver who would come too late for a scheduled ride to others', async () => {
    const { city } = street({ late: 2_000 });
    const [scheduled, other] = await match(city, [request(0, { leftSeconds: 600 }), request(4_100)]);
    expect([scheduled?.offers, other?.offers]).toEqual([[], ['late']]);
  });

  test('asks those who ignored it again, and nobody who has another offer to answer instead', async () => {
    const { city } = street({ answering: 0, ignored: 10, fresh: 900 }, { answering: ['answering'] });
    const asking = request(0, { ignored: ['ignored'] });
    expect(idsOf((await ask(city, asking, 2)).offers)).toEqual(['fresh', 'ignored']);
  });

  test('asks no more of them than the wave may ask, and looks for none where it has enough', async () => {
    const drivers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`fresh ${i}`, i]));
    const ignored = ['x', 'y', 'z'];
    const gone = { x: 100, y: 101, z: 102 };
    const four = street({ ...drivers(4), ...gone });
    expect(idsOf((await ask(four.city, request(0, { ignored }), 2)).offers)).toEqual([
      ...Object.keys(drivers(4)),
      'x',
    ]);
    expect(four.rankings).toEqual(['alone', 'alone']);
    const five = street({ ...drivers(5), ...gone });
    expect((await ask(five.city, request(0, { ignored }), 2)).offers).toHaveLength(5);
    expect(five.rankings).toEqual(['alone']);
  });

  test('leaves who has another offer to answer alone, though it may ask more', async () => {
    const { city } = street({ free: 0, answering: 10 }, { answering: ['answering'] });
    expect(idsOf((await ask(city, request(0), 2)).offers)).toEqual(['free']);
  });

  test('looks at some who soon drop someone off, but at none who declined or has an offer to answer', async () => {
    const { city, endingLooks } = street(
      { free: 900 },
      { ending: { declined: 0, answering: 10, sent: 20, ending: 30 }, answering: ['answering'] },
    );
    const chooser = new WaveChooser(city);
    chooser.sent.add('sent');
    const chosen = await chooser.choose(request(0, { declined: ['declined'] }), 2);
    expect(idsOf(chosen.offers)).toEqual(['ending', 'free']);
    expect(endingLooks[0]).toMatchObject({ limit: 2 * planWave(2).most });
  });
});

describe('one request by straight line', () => {
  const ask = (drivers: Record<string, number>, wave: number) =>
    new WaveChooser(street(drivers).city).chooseStraight(request(0), wave);

  test('is asked for in its wave, as wide as any', async () => {
    expect(await ask({ far: 11_000 }, 1)).toMatchObject({ wave: 1, offers: [{ driverId: 'far' }] });
  });

  test('goes on with the last wave, or the one after, where there is no one', async () => {
    expect(await ask({}, 1)).toMatchObject({ wave: WAVE_COUNT, offers: [] });
    expect(await ask({}, WAVE_COUNT + 2)).toMatchObject({ wave: WAVE_COUNT + 2, offers: [] });
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
