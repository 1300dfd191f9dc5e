import { RIDE_EVENT_TYPES, type RideEventType } from '@ridewire/contracts';
import type { RideEvent } from '../../live/events.ts';
import { idOf, rideOf, type Person } from './cast.ts';
import type { Row } from './rows.ts';

type RideRow = Row<Omit<RideEvent, 'event'>>;

const ids = (...people: Person[]) => people.map(idOf);
const offersTo = (...people: Person[]) => ({
  offers: people.map((person) => ({ driverId: idOf(person), meters: 100 })),
  offeredAt: 1_000,
  expiresAt: 31_000,
});
/** An admin sees the whole ride, and that it changed. */
const board = (facts: string, more: Record<string, string> = {}) => ({
  'rides.board': `ride: ${facts}`,
  'rides.changes': 'news',
  'rides.watch': `ride: ${facts}`,
  ...more,
});

/** What ties a ride's two sides begins or ends with it. */
const TIES = { 'chat.live': 'reread', 'checkIns.live': 'reread', 'ratings.live': 'reread' };

/** A driver has the ride from then on, and another one was asked for it. */
const HAS_DRIVER: RideRow['seen'] = {
  rider: { ...TIES, 'rides.current': 'ride: driver way', 'rides.watch': 'ride: driver rider way' },
  driver: {
    ...TIES,
    'rides.driving': 'ride: rider way',
    'rides.offers': 'cleared',
    'rides.watch': 'ride: driver rider way',
  },
  asked: { 'rides.offers': 'withdrawn, taken' },
  admin: board('driver rider way'),
};

/** A change of the ride alone: everyone who sees the ride sees it, and nothing else happens. */
const PLAIN: RideRow = {
  when: 'its driver is on the way',
  event: { ride: rideOf({ driver: 'driver' }) },
  seen: {
    rider: { 'rides.current': 'ride: driver way', 'rides.watch': 'ride: driver rider way' },
    driver: {
      'rides.driving': 'ride: rider way',
      'rides.offers': 'cleared',
      'rides.watch': 'ride: driver rider way',
    },
    admin: board('driver rider way'),
  },
};

type RideRows = Record<RideEventType, readonly [RideRow, ...RideRow[]]>;

/** The events that show more or less, or to others. */
const OWN_ROWS: Partial<RideRows> = {
  'ride.requested': [
    {
      when: 'two are asked',
      event: { ride: rideOf({}), ...offersTo('asked', 'otherDriver') },
      seen: {
        rider: { 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        asked: { 'rides.offers': 'offered: way' },
        otherDriver: { 'rides.offers': 'offered: way' },
        admin: board('rider way'),
      },
    },
    {
      when: 'nobody is asked yet',
      event: { ride: rideOf({}), ...offersTo(), isGathered: true },
      seen: {
        rider: { 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.offered': [
    {
      when: 'to one more, after one declined',
      event: { ride: rideOf({}), ...offersTo('asked') },
      seen: {
        rider: { 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        asked: { 'rides.offers': 'offered: way' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.retyped': [
    {
      when: 'one is asked',
      event: { ride: rideOf({}), asked: ids('asked') },
      seen: {
        rider: { 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        asked: { 'rides.offers': 'reread' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.reserved': [
    {
      when: 'by one of two who were asked',
      event: { ride: rideOf({ next: 'next' }), asked: ids('asked', 'next') },
      seen: {
        rider: { 'rides.current': 'ride: next way', 'rides.watch': 'ride: next rider way' },
        asked: { 'rides.offers': 'withdrawn, taken' },
        next: {
          'rides.driving': 'next: rider way',
          'rides.offers': 'cleared',
          'rides.watch': 'ride: next rider way',
        },
        admin: board('next rider way'),
      },
    },
  ],
  'ride.retimed': [
    {
      when: 'who comes next comes later',
      event: { ride: rideOf({ next: 'next' }), leftDriverId: null },
      seen: {
        rider: { 'rides.current': 'ride: next way', 'rides.watch': 'ride: next rider way' },
        next: {
          'rides.driving': 'next: rider way',
          'rides.offers': 'cleared',
          'rides.watch': 'ride: next rider way',
        },
        admin: board('next rider way'),
      },
    },
  ],
  'ride.unreserved': [
    {
      when: 'who was to come next doesn’t',
      event: { ride: rideOf({}), leftDriverId: idOf('next'), lost: 'given_back' },
      seen: {
        rider: { 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        next: { 'rides.driving': 'left', 'rides.offers': 'reread', 'rides.watch': 'left' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.assigned': [
    {
      when: 'to a driver who was asked, like another one',
      event: { ride: rideOf({ driver: 'driver' }), asked: ids('asked', 'driver') },
      seen: HAS_DRIVER,
    },
  ],
  'ride.accepted': [
    {
      when: 'by one of two who were asked',
      event: { ride: rideOf({ driver: 'driver' }), asked: ids('asked', 'driver') },
      seen: HAS_DRIVER,
    },
    {
      when: 'by another than who was to come next',
      event: { ride: rideOf({ driver: 'driver' }), asked: ids('asked'), leftDriverId: idOf('next') },
      seen: {
        rider: { ...TIES, 'rides.current': 'ride: driver way', 'rides.watch': 'ride: driver rider way' },
        driver: {
          ...TIES,
          'rides.driving': 'ride: rider way',
          'rides.offers': 'cleared',
          'rides.watch': 'ride: driver rider way',
        },
        asked: { 'rides.offers': 'withdrawn, taken' },
        next: { ...TIES, 'rides.driving': 'left', 'rides.offers': 'reread', 'rides.watch': 'left' },
        admin: board('driver rider way'),
      },
    },
  ],
  'ride.released': [
    {
      when: 'by its driver',
      event: { ride: rideOf({}), asked: [], leftDriverId: idOf('replaced') },
      seen: {
        rider: { ...TIES, 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        replaced: { ...TIES, 'rides.driving': 'left', 'rides.offers': 'reread', 'rides.watch': 'left' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.reassigned': [
    {
      when: 'to another, who is asked',
      event: { ride: rideOf({}), ...offersTo('asked'), asked: [], leftDriverId: idOf('replaced') },
      seen: {
        rider: { ...TIES, 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        asked: { 'rides.offers': 'offered: way' },
        replaced: { ...TIES, 'rides.driving': 'left', 'rides.offers': 'reread', 'rides.watch': 'left' },
        admin: board('rider way'),
      },
    },
    {
      when: 'to whoever comes',
      event: { ride: rideOf({}), asked: [], leftDriverId: idOf('replaced') },
      seen: {
        rider: { ...TIES, 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        replaced: { ...TIES, 'rides.driving': 'left', 'rides.offers': 'reread', 'rides.watch': 'left' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.stalled': [
    {
      when: 'its driver is asked',
      event: { ride: rideOf({ driver: 'driver', asked: { until: 0, assurances: 0 } }) },
      seen: PLAIN.seen,
    },
  ],
  'ride.replaced': [
    {
      when: 'its driver didn’t move',
      event: { ride: rideOf({}), asked: [], leftDriverId: idOf('replaced') },
      seen: {
        rider: { ...TIES, 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        replaced: { ...TIES, 'rides.driving': 'left', 'rides.offers': 'reread', 'rides.watch': 'left' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.rerouted': [
    {
      when: 'its driver comes',
      event: { ride: rideOf({ driver: 'driver' }) },
      seen: PLAIN.seen,
    },
    {
      when: 'one is asked',
      event: { ride: rideOf({}), asked: ids('asked') },
      seen: {
        rider: { 'rides.current': 'ride: way', 'rides.watch': 'ride: rider way' },
        asked: { 'rides.offers': 'reread' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.stop_reached': [
    {
      when: 'its driver is at the first of two stops',
      event: { ride: rideOf({ driver: 'driver', status: 'in_transit' }) },
      seen: PLAIN.seen,
    },
  ],
  'ride.picked_up': [
    {
      when: 'by its driver',
      event: { ride: rideOf({ driver: 'driver', status: 'picked_up' }) },
      seen: PLAIN.seen,
    },
  ],
  'ride.in_transit': [
    {
      when: 'by its driver',
      event: { ride: rideOf({ driver: 'driver', status: 'in_transit' }) },
      seen: PLAIN.seen,
    },
  ],
  'ride.completed': [
    {
      when: 'by its driver',
      event: { ride: rideOf({ driver: 'driver', status: 'completed' }) },
      seen: {
        rider: {
          ...TIES,
          'profile.current': 'reread',
          'rides.current': 'ride: driver way',
          'rides.watch': 'ride: driver rider way',
        },
        driver: {
          ...TIES,
          'drivers.earnings': 'reread',
          'profile.current': 'reread',
          'rides.driving': 'ride: rider way',
          'rides.watch': 'ride: driver rider way',
        },
        admin: board('driver rider way', { 'users.changes': 'news: driver.id' }),
      },
    },
  ],
  'ride.canceled': [
    {
      when: 'its driver is on the way',
      event: { ride: rideOf({ driver: 'driver', status: 'canceled', canceledBy: 'rider' }), asked: [] },
      seen: {
        rider: {
          ...TIES,
          'profile.current': 'reread',
          'rides.current': 'ride: driver way',
          'rides.watch': 'ride: driver rider way',
        },
        driver: {
          ...TIES,
          'drivers.earnings': 'reread',
          'profile.current': 'reread',
          'rides.driving': 'ride: rider way',
          'rides.watch': 'ride: driver rider way',
        },
        admin: board('driver rider way', { 'users.changes': 'news: driver.id' }),
      },
    },
    {
      when: 'one is asked',
      event: { ride: rideOf({ status: 'canceled', canceledBy: 'rider' }), asked: ids('asked') },
      seen: {
        rider: {
          ...TIES,
          'profile.current': 'reread',
          'rides.current': 'ride: way',
          'rides.watch': 'ride: rider way',
        },
        asked: { 'rides.offers': 'withdrawn, canceled' },
        admin: board('rider way'),
      },
    },
    {
      when: 'one was to come next',
      event: {
        ride: rideOf({ status: 'canceled', canceledBy: 'system' }),
        asked: ids('asked'),
        leftDriverId: idOf('next'),
      },
      seen: {
        rider: {
          ...TIES,
          'profile.current': 'reread',
          'rides.current': 'ride: way',
          'rides.watch': 'ride: rider way',
        },
        asked: { 'rides.offers': 'withdrawn, expired' },
        next: { ...TIES, 'rides.driving': 'left', 'rides.offers': 'reread', 'rides.watch': 'left' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.status_set': [
    {
      when: 'to completed',
      event: { ride: rideOf({ driver: 'driver', status: 'completed' }), asked: [] },
      seen: {
        rider: {
          ...TIES,
          'profile.current': 'reread',
          'rides.current': 'ride: driver way',
          'rides.watch': 'ride: driver rider way',
        },
        driver: {
          ...TIES,
          'drivers.earnings': 'reread',
          'profile.current': 'reread',
          'rides.driving': 'ride: rider way',
          'rides.watch': 'ride: driver rider way',
        },
        admin: board('driver rider way', { 'users.changes': 'news: driver.id' }),
      },
    },
    {
      when: 'to canceled, one is asked',
      event: { ride: rideOf({ status: 'canceled', canceledBy: 'admin' }), asked: ids('asked') },
      seen: {
        rider: {
          ...TIES,
          'profile.current': 'reread',
          'rides.current': 'ride: way',
          'rides.watch': 'ride: rider way',
        },
        asked: { 'rides.offers': 'withdrawn, canceled' },
        admin: board('rider way'),
      },
    },
  ],
  'ride.deleted': [
    {
      when: 'it was driven',
      event: { ride: rideOf({ driver: 'driver', status: 'completed' }) },
      seen: {
        rider: { ...TIES, 'profile.current': 'reread', 'rides.current': 'reread', 'rides.watch': 'gone' },
        driver: {
          ...TIES,
          'drivers.earnings': 'reread',
          'profile.current': 'reread',
          'rides.driving': 'reread',
          'rides.watch': 'gone',
        },
        admin: {
          'rides.board': 'gone',
          'rides.changes': 'news',
          'rides.watch': 'gone',
          'users.changes': 'news: driver.id',
        },
      },
    },
    {
      when: 'nobody took it',
      event: { ride: rideOf({ status: 'canceled', canceledBy: 'system' }) },
      seen: {
        rider: { ...TIES, 'profile.current': 'reread', 'rides.current': 'reread', 'rides.watch': 'gone' },
        admin: { 'rides.board': 'gone', 'rides.changes': 'news', 'rides.watch': 'gone' },
      },
    },
  ],
  'ride.refunded': [
    {
      when: 'it was driven',
      event: { ride: rideOf({ driver: 'driver', status: 'completed' }) },
      seen: {
        rider: { 'profile.current': 'reread', 'rides.watch': 'ride: driver rider way' },
        driver: {
          'drivers.earnings': 'reread',
          'profile.current': 'reread',
          'rides.watch': 'ride: driver rider way',
        },
        admin: {
          'rides.changes': 'news',
          'rides.watch': 'ride: driver rider way',
          'users.changes': 'news: driver.id',
        },
      },
    },
  ],
};

/** What each event of a ride shows, in the order of the events. */
export const RIDE_ROWS = Object.fromEntries(
  RIDE_EVENT_TYPES.map((type) => [type, OWN_ROWS[type] ?? [PLAIN]]),
) as unknown as RideRows;
