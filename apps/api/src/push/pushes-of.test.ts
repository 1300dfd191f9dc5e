import {
  RIDE_EVENT_TYPES,
  RIDE_STATUSES,
  TOLD_IN_ORDER,
  USUAL_WAITING,
  type DriverPersonView,
} from '@ridewire/contracts';
import { riderNews } from '@ridewire/contracts/texts/en/news';
import { expect, test } from 'vitest';
import type { RideEvent } from '../live/events.ts';
import type { RideImage } from '../live/images.ts';
import { pushesOf } from './pushes-of.ts';
import { writePush } from './write-push.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');

const KARIM = {
  id: 'driver',
  name: 'Karim',
  phone: '+8801700000002',
  licensePlate: 'DHK-1234',
} as DriverPersonView;
const ride = {
  ...{ id: 'r1', version: 7, status: 'accepted' },
  pickup: { address: 'House 3, Secret Lane', lat: 23.79, lng: 90.41 },
  destination: { address: 'Airport, Kurmitola', lat: 23.85, lng: 90.4 },
  ...{ stops: [], stopTimes: [], times: { scheduled: null } },
  ...{ fareCents: 1_908, payoutCents: 1_526, refundedCents: 0, approachSeconds: 240 },
  ...{ canceledBy: null, cancelReason: 'Because', autoAccepted: false, pin: 'asked' },
  rider: { id: 'rider', name: 'Nadia', phone: '+8801700000001' },
  driver: KARIM,
} as unknown as RideImage;
const tell = (change: Partial<RideEvent>, image: Partial<RideImage> = {}) =>
  pushesOf({ event: 'ride.accepted', ...change, ride: { ...ride, ...image } }, NOW);
const told = (change: Partial<RideEvent>, image: Partial<RideImage> = {}) =>
  tell(change, image).map(({ userId, told: news }) => `${userId}: ${news.what === 'ride' && news.news}`);
const say = (...args: Parameters<typeof tell>) =>
  tell(...args).map((push) => writePush(push.told, { language: 'en', role: 'rider', senderName: null }).body);

test.each<[string, Partial<RideEvent>, Partial<RideImage>, string[]]>([
  ['an accept', { event: 'ride.accepted' }, {}, ['rider: accepted']],
  [
    'an accept by itself',
    { event: 'ride.accepted' },
    { autoAccepted: true },
    ['rider: accepted', 'driver: accepted_for_you'],
  ],
  [
    'a ride that an admin gave to a driver',
    { event: 'ride.assigned' },
    { autoAccepted: true },
    ['rider: accepted', 'driver: accepted_for_you'],
  ],
  [
    'a ride that an admin takes from its driver',
    { event: 'ride.reassigned', leftDriverId: 'left', mover: 'admin' },
    { status: 'requested', driver: null },
    ['rider: searching', 'left: taken'],
  ],
  [
    'a next driver who gives it back',
    { event: 'ride.unreserved', leftDriverId: 'next', mover: 'driver' },
    { status: 'requested', driver: null },
    ['rider: searching'],
  ],
  [
    'a cancel before the next driver’s turn',
    { event: 'ride.canceled', leftDriverId: 'next', mover: 'rider' },
    { status: 'canceled', canceledBy: 'rider', driver: null },
    ['next: lost'],
  ],
  [
    'a driver who comes next',
    { event: 'ride.reserved' },
    { status: 'requested', driver: null, next: { driver: KARIM, pickupAt: NOW + 480_000 } },
    ['rider: reserved'],
  ],
  ['another route', { event: 'ride.rerouted' }, { status: 'in_transit' }, ['driver: rerouted']],
  [
    'another route before the next driver’s turn',
    { event: 'ride.rerouted' },
    { status: 'requested', driver: null, next: { driver: KARIM, pickupAt: NOW + 480_000 } },
    ['driver: rerouted'],
  ],
  [
    'another route while nobody has it',
    { event: 'ride.rerouted' },
    { status: 'requested', driver: null },
    [],
  ],
  [
    'another route by support',
    { event: 'ride.rerouted', mover: 'admin' },
    { status: 'in_transit' },
    ['rider: changed', 'driver: rerouted'],
  ],
  [
    'another type by support',
    { event: 'ride.retyped', mover: 'admin' },
    { status: 'requested', driver: null },
    ['rider: changed'],
  ],
  ['a stop', { event: 'ride.stop_reached' }, { status: 'in_transit' }, []],
  ['the pickup', { event: 'ride.picked_up' }, { status: 'picked_up' }, ['rider: picked_up']],
  ['the way', { event: 'ride.in_transit' }, { status: 'in_transit' }, []],
  ['the end', { event: 'ride.completed' }, { status: 'completed' }, ['rider: completed']],
  [
    'a rider’s cancel',
    { event: 'ride.canceled' },
    { status: 'canceled', canceledBy: 'rider' },
    ['driver: lost'],
  ],
  [
    'a driver’s cancel',
    { event: 'ride.canceled' },
    { status: 'canceled', canceledBy: 'driver' },
    ['rider: canceled'],
  ],
  [
    'support’s cancel',
    { event: 'ride.canceled' },
    { status: 'canceled', canceledBy: 'admin' },
    ['rider: canceled', 'driver: lost'],
  ],
  [
    'nobody free',
    { event: 'ride.canceled' },
    { status: 'canceled', canceledBy: 'system', driver: null },
    ['rider: canceled'],
  ],
  [
    'nobody free for a scheduled ride, which the bell tells',
    { event: 'ride.canceled' },
    {
      status: 'canceled',
      canceledBy: 'system',
      driver: null,
      times: { scheduled: NOW } as RideImage['times'],
    },
    [],
  ],
  [
    'a driver who gave it back',
    { event: 'ride.released', leftDriverId: 'left', mover: 'driver' },
    { status: 'requested', driver: null },
    ['rider: searching'],
  ],
  [
    'a driver who didn’t come',
    { event: 'ride.replaced', leftDriverId: 'left', mover: 'system' },
    { status: 'requested', driver: null },
    ['rider: searching', 'left: taken'],
  ],
  ['a question to its driver', { event: 'ride.stalled' }, {}, []],
])('%s is told to whom it is news', (_what, change, image, expected) => {
  expect(told(change, image)).toEqual(expected);
});

test.each(TOLD_IN_ORDER)('%s is told to the rider, as their page says it aloud', (moment) => {
  const event = { event: `ride.${moment}` } as const;
  expect(told(event)).toEqual([`rider: ${moment}`]);
  expect(say(event)).toEqual([riderNews.moments[moment].aloud('Karim', 'DHK-1234')]);
});

test('a rider whose driver is seen at the pickup reads how long the wait is free, where one costs', () => {
  const arrived = { event: 'ride.arrived' } as const;
  const here = riderNews.moments.arrived.aloud('Karim', 'DHK-1234');
  const waits = { waitingRateCents: 30, isArrivalSeen: true };
  expect(say(arrived, waits)).toEqual([`${here} ${riderNews.freeMinutes(USUAL_WAITING.freeMinutes)}`]);
  const waiting = [7, 9, 8] as const;
  expect(say(arrived, { ...waits, waiting })).toEqual([`${here} ${riderNews.freeMinutes(7)}`]);
  for (const change of [{ waitingRateCents: 0 }, { isArrivalSeen: false }])
    expect(say(arrived, { ...waits, ...change })).toEqual([here]);
});

test.each<[string, Partial<RideEvent>, Partial<RideImage>, [kind: string, minutes: number][]]>([
  ['an accept', {}, {}, [['ride_change', 10]]],
  [
    'an accept by itself',
    {},
    { autoAccepted: true },
    [
      ['ride_change', 10],
      ['offer', 10],
    ],
  ],
  ['the end', { event: 'ride.completed' }, { status: 'completed' }, [['ride_change', 60]]],
  [
    'support’s cancel',
    { event: 'ride.status_set' },
    { status: 'canceled', canceledBy: 'admin' },
    [
      ['ride_change', 60],
      ['ride_change', 60],
    ],
  ],
  [
    'a status set by support',
    { event: 'ride.status_set' },
    { status: 'picked_up', autoAccepted: true },
    [['ride_change', 10]],
  ],
])('%s falls under its choice, and lives as long as its news', (_what, change, image, expected) => {
  expect(tell(change, image).map(({ kind, ttlMs }) => [kind, ttlMs / 60_000])).toEqual(expected);
});

test('what the bell says is pushed for a day, a call for help for an hour', () => {
  const make = (type: string, about: object | null = null) =>
    pushesOf(
      {
        event: 'notification.made',
        userId: 'u',
        notification: { id: 'n', type, params: {}, rideId: 'r1', about },
      } as never,
      NOW,
    );
  expect(make('document_approved')).toEqual([
    {
      ...{ userId: 'u', kind: 'document_approved', key: 'n', ttlMs: 1_440 * 60_000 },
      told: { what: 'notification', id: 'n', type: 'document_approved', params: {}, rideId: 'r1' },
    },
  ]);
  expect(make('trouble')[0]?.ttlMs).toBe(60 * 60_000);
  expect(make('driver_waiting', { name: 'K', email: 'k@x.test' })[0]?.told).toMatchObject({
    email: 'k@x.test',
  });
  expect(pushesOf({ event: 'review.changed', rideId: 'r1' } as never, NOW)).toEqual([]);
});

test('a ride that began without its PIN says so, and a next driver says when', () => {
  const pickedUp = { event: 'ride.picked_up' } as const;
  expect(say(pickedUp, { status: 'picked_up', pin: 'waived' })).toEqual([
    'The ride began without your PIN. Wrong car? Press SOS.',
  ]);
  expect(say(pickedUp, { status: 'picked_up', pin: 'asked' })).toEqual(['You’re on board']);
  const next = { driver: KARIM, pickupAt: NOW + 480_000 };
  expect(say({ event: 'ride.reserved' }, { status: 'requested', driver: null, next })).toEqual([
    'Karim is finishing a ride nearby and comes in 8 minutes.',
  ]);
});

test.each([
  ['rider', 'driver'],
  ['driver', 'rider'],
])('what a %s writes is told to the other side of that ride, without its words', (by, to) => {
  const message = { id: 'm', by, text: 'My door code is 1234' };
  const said = { event: 'chat.said', rideId: 'r1', riderId: 'rider', driverId: 'driver', message } as never;
  expect(pushesOf(said, NOW)).toEqual([
    {
      ...{ userId: to, kind: 'chat', key: 'chat m', ttlMs: 60 * 60_000 },
      told: { what: 'chat', rideId: 'r1', senderId: by, to },
    },
  ]);
});

test('an offer is told to each driver asked, for as long as it lasts, and to nobody once it ended', () => {
  const offers = [
    { driverId: 'd1', meters: 900, seconds: 240 },
    { driverId: 'd2', meters: 90 },
  ];
  const image = { status: 'requested', driver: null } as const;
  const pushes = tell({ event: 'ride.offered', offers, expiresAt: NOW + 30_000 }, image);
  expect(pushes.map(({ userId, kind, ttlMs }) => [userId, kind, ttlMs])).toEqual([
    ['d1', 'offer', 30_000],
    ['d2', 'offer', 30_000],
  ]);
  expect(say({ event: 'ride.offered', offers, expiresAt: NOW + 30_000 }, image)).toEqual([
    '4 minutes away, to Airport, Kurmitola.',
    'To Airport, Kurmitola.',
  ]);
  expect(tell({ event: 'ride.offered', offers, expiresAt: NOW }, image)).toEqual([]);
});

test('whatever happens, only its own people are told, once each, and no secret with it', () => {
  for (const event of RIDE_EVENT_TYPES)
    for (const status of RIDE_STATUSES)
      for (const canceledBy of [null, 'rider', 'driver', 'admin', 'system'] as const) {
        const offers = [{ driverId: 'd1', meters: 900 }];
        const pushes = tell(
          { event, offers, expiresAt: NOW + 1_000, asked: ['asked'], leftDriverId: 'left' },
          { status, canceledBy },
        );
        const people = pushes.map(({ userId }) => userId);
        expect(new Set(people).size).toBe(people.length);
        for (const person of people) expect(['rider', 'driver', 'd1']).toContain(person);
        expect(new Set(pushes.map(({ key }) => key)).size).toBe(pushes.length);
        for (const { userId, told: news, ttlMs } of pushes) {
          expect(ttlMs).toBeGreaterThan(0);
          const text = JSON.stringify(news);
          expect(text).not.toMatch(/\+880|1908|1526|asked|Because/);
          // The pickup is its driver's business, from the accept on.
          if (userId !== 'driver') expect(text).not.toContain('Secret');
          if (userId === 'd1') expect(text).not.toMatch(/Nadia|Karim/);
        }
      }
});

test('the same event has the same key in every process, another one has another', () => {
  const key = (change: Partial<RideImage>) => tell({}, change)[0]?.key;
  expect(key({})).toBe(key({}));
  expect(key({ version: 8 })).not.toBe(key({}));
  expect(key({ id: 'r2' })).not.toBe(key({}));
});

test('a driver who lost a ride reads why, as far as it concerns them', () => {
  const gone = { status: 'requested', driver: null } as const;
  const sayTo = (event: Partial<RideEvent>) => say({ leftDriverId: 'left', ...event }, gone).at(-1);
  expect(sayTo({ event: 'ride.replaced', mover: 'system' })).toBe(
    'You weren’t getting closer to the pickup, so we stopped waiting.',
  );
  expect(sayTo({ event: 'ride.reassigned', mover: 'admin' })).toBe(
    'It went to another driver or back to waiting.',
  );
});

test('both are told that they are asked whether everything is all right, while they can answer', () => {
  const asked = { checkInId: 'question', rideId: 'ride', riderId: 'nadia', driverId: 'karim' };
  expect(pushesOf({ event: 'check_in.asked', ...asked })).toEqual(
    ['nadia', 'karim'].map((userId) => ({
      ...{ userId, kind: 'check_in', key: 'check_in question', ttlMs: 300_000 },
      told: { what: 'check_in', rideId: 'ride' },
    })),
  );
  expect(pushesOf({ event: 'check_in.changed', ...asked })).toEqual([]);
});
