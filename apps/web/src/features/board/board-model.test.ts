import {
  USUAL_VEHICLE,
  type BoardRide,
  type DriverBreak,
  type DriverPosition,
  type RideStatus,
} from '@ridewire/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduceBoard, type BoardMessage, type BoardState } from '../rides/live/reduce-board.ts';
import { BoardModel } from './board-model.ts';
import { at, makeBoardRide, NOON_MS } from './testing/make-board-ride.ts';

const second = (seconds: number) => NOON_MS + seconds * 1_000;
const snapshot = (rides: BoardRide[], position?: DriverPosition): BoardMessage => ({
  type: 'snapshot',
  serverTime: NOON_MS,
  data: {
    rides,
    drivers: [
      {
        id: 'driver-1',
        name: 'Karim',
        available: true,
        version: 1,
        silentSince: null,
        vehicle: USUAL_VEHICLE,
        position: position ?? null,
      },
    ],
  },
});
const pushed = (ride: BoardRide): BoardMessage => ({ type: 'change', data: { kind: 'ride', ride } });
const moved = (seconds: number, lat = 23.79): BoardMessage => ({
  type: 'change',
  data: { kind: 'positions', positions: [seenAt(seconds, lat)] },
});
const seenAt = (seconds: number, lat = 23.79): DriverPosition => ({
  driverId: 'driver-1',
  lat,
  lng: 90.41,
  bearing: null,
  at: second(seconds),
});
const play = (state: BoardState | undefined, ...messages: BoardMessage[]) =>
  messages.reduce<BoardState | undefined>(reduceBoard, state) as BoardState;
const requested = (id: string, seconds: number) =>
  makeBoardRide('requested', { id, times: { requested: at(seconds) } });
const idsOf = (rides: readonly BoardRide[]) => rides.map(({ id }) => id);

test('who is not heard of is not counted as online, from the moment we are told', () => {
  const model = new BoardModel();
  const told = (version: number, silentSince: number | null): BoardMessage => ({
    type: 'change',
    data: {
      kind: 'driver',
      driver: {
        ...{ id: 'driver-1', name: 'Karim', available: true, vehicle: USUAL_VEHICLE },
        ...{ version, silentSince },
      },
    },
  });
  let state: BoardState | undefined;
  const counts = (message: BoardMessage) => {
    state = reduceBoard(state, message);
    const { onlineCount, silentCount } = model.look(state, NOON_MS, true);
    return [onlineCount, silentCount];
  };
  expect(counts(snapshot([]))).toEqual([1, 0]);
  expect(counts(told(2, NOON_MS - 120_000))).toEqual([0, 1]);
  expect(counts(told(3, null))).toEqual([1, 0]);
});

test('who is offline is counted while driving only, and a silent one beside those who are heard of', () => {
  const model = new BoardModel();
  const car = { name: 'Karim', version: 1, vehicle: USUAL_VEHICLE };
  const told = (id: string, available: boolean, silentSince: number | null): BoardMessage => ({
    type: 'change',
    data: { kind: 'driver', driver: { ...car, id, available, silentSince, version: 2 } },
  });
  let state: BoardState | undefined;
  const counts = (...messages: BoardMessage[]) => {
    state = play(state, ...messages);
    const { onlineCount, silentCount } = model.look(state, NOON_MS, true);
    return [onlineCount, silentCount];
  };
  const ride = makeBoardRide('in_transit', { version: 4 });
  expect(counts(snapshot([ride]), told('driver-1', false, null))).toEqual([1, 0]);
  expect(counts(told('driver-2', true, NOON_MS - 120_000))).toEqual([1, 1]);
  expect(counts(pushed(makeBoardRide('completed', { version: 5 })))).toEqual([0, 1]);
  expect(counts(pushed(makeBoardRide('in_transit', { id: 'next', version: 4 })))).toEqual([1, 1]);
});

test('drivers on a break are counted, driving or not, until they are back', () => {
  const model = new BoardModel();
  const told = (
    version: number,
    change: { available: boolean; onBreak?: DriverBreak | null },
  ): BoardMessage => ({
    type: 'change',
    data: {
      kind: 'driver',
      driver: {
        id: 'driver-1',
        name: 'Karim',
        vehicle: USUAL_VEHICLE,
        silentSince: null,
        version,
        ...change,
      },
    },
  });
  let state: BoardState | undefined;
  const counts = (...messages: BoardMessage[]) => {
    state = play(state, ...messages);
    const { onlineCount, breakCount } = model.look(state, NOON_MS, true);
    return [onlineCount, breakCount];
  };
  expect(counts(snapshot([]))).toEqual([1, 0]);
  const onBreak = { since: NOON_MS, until: null };
  expect(counts(told(2, { available: false, onBreak }))).toEqual([0, 1]);
  expect(counts(pushed(makeBoardRide('in_transit', { version: 4 })))).toEqual([1, 1]);
  // News from a process of the release before breaks says nothing of them.
  expect(counts(told(3, { available: false }))).toEqual([1, 1]);
  expect(counts(told(4, { available: true }))).toEqual([1, 0]);
  expect(counts(told(5, { available: false, onBreak }))).toEqual([1, 1]);
  expect(counts(told(6, { available: false, onBreak: null }))).toEqual([1, 0]);
});

describe('what the board shows', () => {
  test('the newest first, and stuck ones above, the longest stuck on top', () => {
    const state = play(
      undefined,
      snapshot([requested('old', 0), requested('new', 90), requested('worse', -10)]),
    );
    const model = new BoardModel();
    expect(idsOf(model.look(state, second(45), true).rides)).toEqual(['new', 'old', 'worse']);
    const view = model.look(state, second(95), true);
    expect(idsOf(view.rides)).toEqual(['worse', 'old', 'new']);
    expect([...view.stuck.keys()].toSorted()).toEqual(['old', 'worse']);
    expect(view.wakeMs).toBe(second(150));
  });

  test('each step is counted, and a finished ride stays ten seconds, counted nowhere', () => {
    const model = new BoardModel();
    let state = play(undefined, snapshot([makeBoardRide('in_transit', { version: 4 })], seenAt(0)));
    expect(model.look(state, second(0), true).counts.in_transit).toBe(1);
    state = play(state, pushed(makeBoardRide('completed', { version: 5 })));
    const ended = model.look(state, second(1), true);
    expect([ended.rides.length, ended.counts.in_transit, ended.wakeMs]).toEqual([1, 0, second(10)]);
    expect(ended.driven.size).toBe(0);
    expect(model.look(state, second(10), true).rides).toEqual([]);
  });

  test('a driver who is heard of again is silent no more', () => {
    const model = new BoardModel();
    let state = play(undefined, snapshot([makeBoardRide('in_transit')], seenAt(0)));
    expect(model.look(state, second(60), true).stuck.get(makeBoardRide('requested').id)?.why).toBe('silent');
    state = play(state, moved(61));
    expect(model.look(state, second(61), true).stuck.size).toBe(0);
  });

  test('of many drivers lost at once no ride is stuck for that, until they are heard of again', () => {
    const many = Array.from({ length: 12 }, (_, n) => `driver-${n}`);
    const ridesOf = many.map((id) => {
      const ride = makeBoardRide('in_transit', { id: `ride of ${id}` });
      return { ...ride, driver: ride.driver && { ...ride.driver, id } };
    });
    const seen = (id: string, seconds: number) => ({ ...seenAt(seconds), driverId: id });
    const car = { name: 'Karim', available: true, version: 1, silentSince: null, vehicle: USUAL_VEHICLE };
    const data = {
      rides: ridesOf,
      drivers: many.map((id) => ({ ...car, id, position: seen(id, 0) })),
    };
    const model = new BoardModel();
    let state = play(undefined, { type: 'snapshot', serverTime: NOON_MS, data });
    expect(model.look(state, second(45), true).lostTogether).toBeUndefined();
    const lost = model.look(state, second(61), true);
    expect([lost.lostTogether?.count, lost.lostTogether?.ofCount, lost.stuck.size]).toEqual([12, 12, 0]);
    // While the link is down, nobody can tell.
    expect(model.look(state, second(62), false).lostTogether).toBe(lost.lostTogether);
    state = play(state, {
      type: 'change',
      data: { kind: 'positions', positions: many.slice(2).map((id) => seen(id, 63)) },
    });
    const back = model.look(state, second(63), true);
    expect(back.lostTogether).toBeUndefined();
    expect([...back.stuck.values()].map(({ why }) => why)).toEqual(['silent', 'silent']);
  });

  test('a car that reaches the pickup is late no more', () => {
    const pickup = { address: 'Road 27, Gulshan', lat: 23.7947, lng: 90.41 };
    const ride = makeBoardRide('accepted', { approachSeconds: 60, pickup });
    const model = new BoardModel();
    let state = play(undefined, snapshot([ride], seenAt(390, ride.pickup.lat - 0.01)));
    expect(model.look(state, second(400), true).stuck.get(ride.id)?.why).toBe('late');
    state = play(state, moved(401, ride.pickup.lat - 0.001));
    expect(model.look(state, second(401), true).stuck.size).toBe(0);
  });

  test('while nobody tells us anything, nobody counts as silent, and nothing wakes', () => {
    const model = new BoardModel();
    const state = play(undefined, snapshot([makeBoardRide('in_transit')], seenAt(0)));
    model.look(state, second(1), true);
    const view = model.look(state, second(100), false);
    expect([view.stuck.size, view.wakeMs]).toEqual([0, Number.POSITIVE_INFINITY]);
    expect(model.look(state, second(100), true).stuck.size).toBe(1);
  });

  test('the arrival is known by the way the driver had when asked, whenever the board is opened', () => {
    const ride = makeBoardRide('accepted', { approachSeconds: 900 });
    const state = play(undefined, snapshot([ride], seenAt(1_190, ride.pickup.lat - 0.01)));
    const why = (now: number) => new BoardModel().look(state, second(now), true).stuck.get(ride.id)?.why;
    expect([why(1_199), why(1_200)]).toEqual([undefined, 'late']);
  });

  test('the arrival is estimated once, from where the driver is first seen', () => {
    const model = new BoardModel();
    const ride = makeBoardRide('accepted');
    // 1,112 m straight, 1,446 m by street, at 20 km/h: 260 s, plus five minutes.
    let state = play(undefined, snapshot([ride], seenAt(0, ride.pickup.lat - 0.01)));
    model.look(state, second(0), true);
    let why: string | undefined;
    for (let now = 4; now <= 580 && why === undefined; now += 4) {
      // Back and forth, never arriving.
      state = play(state, moved(now, ride.pickup.lat - (now % 8 === 0 ? 0.01 : 0.02)));
      const { stuck } = model.look(state, second(now), true);
      why = stuck.get(ride.id)?.why;
      if (why) expect(now).toBeGreaterThan(550);
    }
    expect(why).toBe('late');
  });
});

test('parts that did not change stay the same objects', () => {
  const model = new BoardModel();
  const state = play(undefined, snapshot([makeBoardRide('in_transit')], seenAt(0)));
  const before = model.look(state, second(1), true);
  expect(model.look(state, second(2), true)).toBe(before);
  const next = play(state, moved(3));
  expect(model.look(next, second(3), true).rides).toBe(before.rides);
});

test('step by step it shows what a fresh look at everything shows', () => {
  const statuses: RideStatus[] = [
    'requested',
    'accepted',
    'picked_up',
    'in_transit',
    'completed',
    'canceled',
  ];
  const step = fc.record({
    id: fc.nat(7),
    status: fc.constantFrom(...statuses),
    passed: fc.nat(40),
    kind: fc.constantFrom('ride', 'ride', 'ride', 'gone', 'positions', 'snapshot'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const model = new BoardModel();
      let state = play(undefined, snapshot([]));
      let now = 0;
      steps.forEach(({ id, status, passed, kind }, index) => {
        now += passed;
        const ride = {
          ...makeBoardRide(status, { id: `ride-${id}`, version: index + 1 }),
          times: { requested: at(now - id), accepted: at(now), [status]: at(now) },
        };
        if (kind === 'ride') state = play(state, pushed(ride));
        else if (kind === 'positions') state = play(state, moved(now));
        else if (kind === 'gone')
          state = play(state, { type: 'change', data: { kind: 'gone', rideId: ride.id } });
        else state = play(state, snapshot([...state.rides.values()].slice(1), seenAt(now)));
        const view = model.look(state, second(now), true);
        const fresh = new BoardModel().look(state, second(now), true);
        expect(new Set(idsOf(view.rides))).toEqual(new Set(idsOf(fresh.rides)));
        expect(view.counts).toEqual(fresh.counts);
        expect([view.onlineCount, view.silentCount]).toEqual([fresh.onlineCount, fresh.silentCount]);
        // Arrivals are estimated when first seen, so a new model knows less about lateness.
        const certain = (stuck: typeof view.stuck) =>
          [...stuck]
            .filter(([, { why }]) => why !== 'late')
            .map(([key]) => key)
            .toSorted();
        expect(certain(view.stuck)).toEqual(certain(fresh.stuck));
      });
    }),
  );
});
