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

export const driversRows: Rows = {
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
