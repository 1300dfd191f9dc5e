import type { DriverView } from '@ridewire/contracts';
import { z } from 'zod';
import { Dollars, dollars, Id, Time } from '../procedures/rest-bodies.ts';

/** Both keys are always there. */
export const VehicleBody = z
  .object({ model: z.string().nullable(), licensePlate: z.string().nullable() })
  .meta({ id: 'Vehicle' });

/** A vehicle in a record about a driver: null where nothing is known of it; clients have their own words for that. */
export const KnownVehicleBody = VehicleBody.nullable();
export const knownVehicle = ({ model, licensePlate }: z.infer<typeof VehicleBody>) =>
  model === null && licensePlate === null ? null : { model, licensePlate };

/** The same for a driver, with the ride types it takes. */
export const OwnVehicleBody = VehicleBody.extend({
  kind: z.string(),
  classRank: z.int().meta({ description: 'The higher the better.' }),
  seats: z.int(),
  confirmed: z
    .object({ kind: z.string(), classRank: z.int(), seats: z.int() })
    .nullable()
    .meta({ description: 'What of that counts: what an admin confirmed last. Null before the first time.' }),
}).meta({ id: 'OwnVehicle' });

export const ownVehicleBody = (vehicle: DriverView['vehicle']): z.infer<typeof OwnVehicleBody> => {
  const { model, licensePlate, kind, classRank, seats, confirmed } = vehicle;
  return { model, licensePlate, kind, classRank, seats, confirmed };
};

export const DriverBody = z
  .object({
    _id: Id,
    user: Id,
    approved: z.boolean(),
    suspended: z.boolean(),
    available: z.boolean(),
    earnings: Dollars,
    vehicle: OwnVehicleBody.nullable(),
    userName: z.string(),
    userEmail: z.string(),
    createdAt: Time,
  })
  .meta({ id: 'Driver' });

export const driverBody = (driver: DriverView): z.infer<typeof DriverBody> => ({
  _id: driver.id,
  user: driver.id,
  approved: driver.approved,
  suspended: driver.suspended,
  available: driver.available,
  earnings: dollars(driver.earnedCents),
  vehicle: knownVehicle(driver.vehicle) && ownVehicleBody(driver.vehicle),
  userName: driver.name,
  userEmail: driver.email,
  createdAt: driver.createdAt,
});
