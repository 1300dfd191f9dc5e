import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import type { OwnVehicle } from '@ridewire/contracts';
import { addVehicle } from '../../vehicles/add-vehicle.ts';
import { makeActor } from '../actors.ts';
import { giveVehiclePapers } from '../give-papers.ts';
import { DRIVERS, refused, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A vehicle of someone else, with its documents, as an admin sees it. */
const someones = async ({ core }: Stage) => {
  const driver = await makeActor(core.db, 'driver', { available: false });
  const added = { vehicleId: crypto.randomUUID(), model: 'Toyota Noah', licensePlate: 'DHK-VAN' };
  const { vehicles } = await addVehicle(core, driver, added);
  const { kind, classRank, seats } = vehicles[1] as OwnVehicle;
  await giveVehiclePapers(core.db, driver.userId, added.vehicleId);
  return {
    driverId: driver.userId,
    vehicleId: added.vehicleId,
    licensePlate: added.licensePlate,
    vehicle: { kind, classRank, seats },
  };
};
const unknown = () => ({ vehicleId: crypto.randomUUID() });

export const rows: Rows = {
  'vehicles.mine': { who: DRIVERS },
  'vehicles.add': {
    input: async ({ core }) => {
      await core.db.pool.query('delete from vehicles');
      return { ...unknown(), model: 'Toyota Noah', licensePlate: 'DHK-VAN' };
    },
    who: DRIVERS,
  },
  // Another driver's vehicle is none; the caller's own are tested in vehicles.pg.test.ts.
  'vehicles.edit': { input: someones, who: refused(DRIVERS, 'VEHICLE_NOT_FOUND') },
  'vehicles.remove': { input: someones, who: DRIVERS },
  'vehicles.drive': { input: someones, who: refused(DRIVERS, 'VEHICLE_NOT_FOUND') },
  'vehicles.list': { input: ({ people }) => ({ driverId: people.driver.userId }), who: SUPPORT },
  'vehicles.confirm': { input: someones, who: SUPPORT },
};

export const seen: SeenRows<'vehicles.changed'> = {
  'vehicles.changed': [
    {
      when: 'a driver drives another one',
      event: { driverId: idOf('driver') },
      seen: { driver: { 'vehicles.mine': 'reread' }, admin: { 'users.changes': 'news: driver.id' } },
    },
  ],
};
