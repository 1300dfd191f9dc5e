import type {
  IncidentView,
  RideEventType,
  RideReviewView,
  RideStatus,
  StoryEvent,
  StoryOffer,
} from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { at } from '../../../testing/make-ride.ts';
import { buildTimeline } from './build-timeline.ts';

const karim = { id: 'driver-1', name: 'Karim', role: 'driver' } as const;

const event = (
  version: number,
  type: RideEventType,
  [from, to]: [RideStatus | null, RideStatus],
  over: Partial<StoryEvent> = {},
): StoryEvent => ({
  version,
  type,
  from,
  to,
  at: at(version),
  actor: null,
  reason: null,
  askedCount: null,
  amountCents: null,
  ...over,
});
const offered = (version: number, askedCount: number) =>
  event(version, 'ride.offered', ['requested', 'requested'], { askedCount });
const offer = (driver: { id: string; name: string }, over: Partial<StoryOffer> = {}): StoryOffer => ({
  driver,
  wave: 1,
  pickupMeters: 900,
  offeredAt: at(1),
  expiresAt: at(2),
  fate: 'expired',
  settledAt: at(2),
  ...over,
});

const requested = event(1, 'ride.requested', [null, 'requested'], { askedCount: 2 });
const accepted = event(4, 'ride.accepted', ['requested', 'accepted'], { actor: karim });
const whats = (events: StoryEvent[], offers: StoryOffer[] = []) =>
  buildTimeline({ events, offers, incident: null, review: null, checkIns: [] }).map(({ what, actor }) =>
    actor ? `${what} ${actor.name}` : what,
  );

test('the newest stands first', () => {
  expect(whats([requested, accepted])).toEqual(['ride.accepted Karim', 'ride.requested']);
});

test('rounds of asking that follow each other are one line, at the time of the last', () => {
  const [first, second] = buildTimeline({
    checkIns: [],
    events: [requested, offered(2, 5), offered(3, 9), accepted, offered(5, 12)],
    offers: [],
    incident: null,
    review: null,
  }).filter(({ what }) => what === 'ride.offered');
  expect(first).toMatchObject({ at: at(5), asked: { count: 12, rounds: 1 } });
  expect(second).toMatchObject({ at: at(3), asked: { count: 9, rounds: 2 } });
});

test('a line keeps its key while rounds are added to it', () => {
  const keys = (...events: StoryEvent[]) =>
    buildTimeline({ events, offers: [], incident: null, review: null, checkIns: [] }).map(({ key }) => key);
  expect(keys(requested, offered(2, 5), offered(3, 9))).toEqual(keys(requested, offered(2, 5)));
});

test('who declined stands at that time; who gave a ride back does not stand there twice', () => {
  const rina = { id: 'driver-2', name: 'Rina' };
  const declined = offer(rina, { fate: 'declined', settledAt: at(2) });
  const givenBack = offer(karim, { fate: 'given_back', settledAt: at(5) });
  const released = event(5, 'ride.released', ['accepted', 'requested'], { actor: karim });
  expect(
    whats([requested, accepted, released], [declined, givenBack, offer({ id: 'x', name: 'Ali' })]),
  ).toEqual(['ride.released Karim', 'ride.accepted Karim', 'declined Rina', 'ride.requested']);
});

test('who accepted did so on an offer, if there was one', () => {
  const others = [
    offer({ id: 'a', name: 'Ali' }),
    offer(karim, { fate: 'accepted' }),
    offer({ id: 'b', name: 'Bo' }),
  ];
  const [line] = buildTimeline({
    checkIns: [],
    events: [requested, accepted],
    offers: others,
    incident: null,
    review: null,
  });
  expect(line?.offer).toEqual({ place: 2, of: 3 });
  expect(
    buildTimeline({
      events: [requested, accepted],
      offers: [],
      incident: null,
      review: null,
      checkIns: [],
    })[0]?.offer,
  ).toBeNull();
});

test('of one moment, the later change stands above', () => {
  const together = event(2, 'ride.status_set', ['requested', 'canceled'], { at: at(1) });
  expect(whats([requested, together])).toEqual(['ride.status_set', 'ride.requested']);
});

test('calls for help stand in the story: who called, who took it, what was noted, who closed it', () => {
  const ada = { id: 'admin-1', name: 'Ada' };
  const call = (id: string, minute: number): IncidentView['calls'][number] => ({
    id,
    rideId: 'ride',
    kind: 'press',
    by: { id: 'rider-1', role: 'rider', name: 'Nadia', phone: null },
    passenger: null,
    isPlaceOfCar: false,
    message: id === 'one' ? 'Wrong way' : '',
    location: { address: '', lat: 0, lng: 0 },
    raisedAt: at(minute),
    acknowledged: { by: ada, at: at(7) },
    closed: { by: ada, at: at(9) },
  });
  const lines = buildTimeline({
    checkIns: [],
    events: [requested, accepted],
    offers: [],
    review: null,
    incident: {
      rideId: 'ride',
      state: 'closed',
      owner: { by: ada, at: at(7) },
      calls: [call('two', 6), call('one', 5)],
      notes: [{ id: 'note', text: 'She is safe.', by: ada, at: at(8) }],
      ride: {
        status: 'accepted',
        riderName: 'Nadia',
        driverId: 'karim',
        driverName: 'Karim',
        pickupAddress: 'A',
        destinationAddress: 'B',
        isDeleted: false,
      },
    },
  });
  expect(lines.map(({ what, actor, words }) => [what, actor?.name, words])).toEqual([
    ['closed', 'Ada', null],
    ['noted', 'Ada', 'She is safe.'],
    ['taken', 'Ada', null],
    ['taken', 'Ada', null],
    ['called', 'Nadia', null],
    ['called', 'Nadia', 'Wrong way'],
    ['ride.accepted', 'Karim', null],
    ['ride.requested', undefined, null],
  ]);
});

test('that its end was odd stands above its end, and below it who looked at it', () => {
  const completed = event(5, 'ride.completed', ['in_transit', 'completed'], { actor: karim });
  const review = {
    rideId: 'ride-1',
    why: ['far' as const],
    metersAway: 900,
    tookSeconds: 600,
    durationSeconds: 700,
    at: completed.at,
    reviewed: null,
  };
  const told = (reviewed: RideReviewView['reviewed']) =>
    buildTimeline({
      events: [completed],
      offers: [],
      incident: null,
      checkIns: [],
      review: { ...review, reviewed },
    }).map(({ what, actor }) => [what, actor?.name]);
  expect(told(null)).toEqual([
    ['odd', undefined],
    ['ride.completed', 'Karim'],
  ]);
  expect(told({ by: { id: 'admin-1', name: 'Ada' }, at: at(9) })[0]).toEqual(['reviewed', 'Ada']);
});

test('a question, its answers and that the car went on stand in the story; a silence is no call', () => {
  const lines = buildTimeline({
    events: [],
    offers: [],
    incident: null,
    review: null,
    checkIns: [
      {
        ...{ id: 'question', why: 'standing', state: 'moved', askedAt: at(1), closedAt: at(4) },
        rider: { answer: 'well', at: at(2) },
        driver: { answer: 'help', at: at(3) },
      },
    ],
  });
  expect(lines.map(({ what, saidBy }) => `${what} ${saidBy ?? ''}`)).toEqual([
    'went_on ',
    'said_help driver',
    'said_well rider',
    'asked_standing ',
  ]);
});
