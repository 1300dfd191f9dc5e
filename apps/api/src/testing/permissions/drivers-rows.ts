import type { DriverChanged } from '../../live/events.ts';
import { idOf, positionOf, RIDE_ID } from '../seen/cast.ts';
import { riderTopic, trackTopic, BOARD, nearbyTopic } from '../../live/topics.ts';
import { nearbyCell } from '@ridewire/contracts';
import type { SeenRows } from '../seen/rows.ts';
import { makeActor } from '../actors.ts';
import { givePapers } from '../give-papers.ts';
import { AIRPORT, GULSHAN } from '../places.ts';
import { ADMINS, DRIVERS, refused, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const somebody =
  (state: Parameters<typeof makeActor>[2]) =>
  async ({ core }: Stage) => ({ driverId: (await makeActor(core.db, 'driver', state)).userId });

const VEHICLE = { kind: 'car', classRank: 1, seats: 4 };

const readyDriver = async (stage: Stage) => {
  const asked = await somebody({ approved: false, available: false })(stage);
  await givePapers(stage.core.db, asked.driverId);
  return asked;
};

export const rows: Rows = {
  'drivers.setAvailability': {
    input: async (stage) => {
      await stage.empty();
      return { available: true };
    },
    who: {
      driver: 'ok',
      otherDriver: 'ok',
      unapproved: 'DRIVER_NOT_APPROVED',
      suspended: 'DRIVER_SUSPENDED',
    },
  },
  'drivers.takeBreak': {
    input: async (stage) => {
      await stage.empty();
      return { minutes: 20 };
    },
    who: { driver: 'ok', otherDriver: 'ok', unapproved: 'DRIVER_OFFLINE', suspended: 'DRIVER_OFFLINE' },
  },
  'drivers.reportPosition': { input: () => ({ positions: [{ ...GULSHAN, at: Date.now() }] }), who: DRIVERS },
  'drivers.availability': { who: DRIVERS },
  'drivers.preferences': { who: DRIVERS },
  'drivers.setAutoAccept': { input: () => ({ isOn: false }), who: DRIVERS },
  'drivers.chooseHome': { input: () => ({ home: AIRPORT }), who: DRIVERS },
  'drivers.setHomeward': { input: () => ({ isOn: false }), who: DRIVERS },
  'drivers.setDayGoal': { input: () => ({ goal: 120 }), who: DRIVERS },
  'drivers.setTakenType': { input: () => ({ type: 'standard', isTaken: true }), who: DRIVERS },
  'drivers.earnings': { who: DRIVERS },
  'drivers.statement': { input: () => ({ from: '2026-11-16', to: '2026-11-22' }), who: DRIVERS },
  'drivers.list': { input: () => ({}), who: ADMINS },
  'drivers.me': { who: DRIVERS },
  'drivers.get': {
    input: ({ people }) => ({ driverId: people.driver.userId }),
    who: { ...refused(DRIVERS, 'DRIVER_NOT_FOUND'), ...ADMINS, driver: 'ok' },
  },
  'drivers.record': { input: ({ people }) => ({ driverId: people.driver.userId }), who: ADMINS },
  'drivers.approve': { input: readyDriver, who: SUPPORT },
  'drivers.confirmVehicle': {
    input: async (stage) => ({ ...(await somebody({ vehicle: VEHICLE })(stage)), vehicle: VEHICLE }),
    who: SUPPORT,
  },
  'drivers.suspend': { input: somebody({}), who: SUPPORT },
  'drivers.reactivate': { input: somebody({ suspended: true, available: false }), who: SUPPORT },
};

const DRIVER: DriverChanged['driver'] = {
  id: idOf('driver'),
  name: 'driver.name',
  version: 2,
  available: true,
  approved: true,
  suspended: false,
  suspendReason: null,
  presence: { silentSince: null, pausedSince: null, cooling: null, putOffline: null },
  autoAccept: false,
  homeward: { lat: positionOf('driver').lat, lng: 90, until: 0 },
  vehicle: { kind: 'car', classRank: 1, seats: 4 },
  declinedTypes: [],
};

export const seen: SeenRows<'driver.changed' | 'positions.moved' | 'nearby.moved'> = {
  'driver.changed': [
    {
      when: 'comes online',
      event: { driver: DRIVER },
      seen: {
        driver: {
          'drivers.availability': 'availability',
          'drivers.preferences': 'reread',
          'profile.current': 'reread',
          'rides.offers': 'reread',
          'scheduled.ahead': 'reread',
          'vehicles.mine': 'reread',
        },
        admin: { 'rides.board': 'driver: driver.id driver.name', 'users.changes': 'news: driver.id' },
      },
    },
    {
      when: 'is suspended',
      event: { driver: { ...DRIVER, available: false, suspended: true, suspendReason: 'Rude' } },
      seen: {
        driver: {
          'demand.around': 'reread',
          'drivers.availability': 'availability',
          'drivers.preferences': 'reread',
          'profile.current': 'reread',
          'rides.offers': 'reread',
          'scheduled.ahead': 'reread',
          'vehicles.mine': 'reread',
        },
        admin: { 'rides.board': 'driver: driver.id driver.name', 'users.changes': 'news: driver.id' },
      },
    },
  ],
  'positions.moved': [
    {
      when: 'a driver on the way',
      event: { from: 'here', positions: [positionOf('driver')] },
      on: [riderTopic(idOf('rider')), trackTopic(RIDE_ID)],
      seen: {
        rider: { 'rides.current': 'position: driver.id driver.place' },
        admin: { 'rides.track': 'position: driver.id driver.place' },
      },
    },
    {
      when: 'all who work',
      event: { from: 'here', positions: [positionOf('driver'), positionOf('otherDriver')] },
      on: [BOARD],
      seen: {
        admin: { 'rides.board': 'positions: driver.id driver.place otherDriver.id otherDriver.place' },
      },
    },
  ],
  'nearby.moved': [
    {
      when: 'an idle car',
      event: { cars: [{ id: 1, lat: positionOf('otherDriver').lat, lng: 90, bearing: null }] },
      on: [nearbyTopic(`${nearbyCell(GULSHAN).lat} ${nearbyCell(GULSHAN).lng} `)],
      seen: {
        rider: { 'rides.nearbyCars': 'news: otherDriver.place' },
        otherRider: { 'rides.nearbyCars': 'news: otherDriver.place' },
      },
    },
  ],
};
