import type { DriverView } from '@ridewire/contracts';
import { z } from 'zod';
import { Dollars, dollars, Id, Time } from '../procedures/rest-bodies.ts';

/** Both keys are always there. */
export const VehicleBody = z
  .object({ model: z.string().nullable(), licensePlate: z.string().nullable() })
  .meta({ id: 'Vehicle' });

/** Of a record about a driver: null where nothing is known of the vehicle, for which clients have words of their own. */
export const KnownVehicleBody = VehicleBody.nullable();
export const knownVehicle = ({ model, licensePlate }: z.infer<typeof VehicleBody>) =>
  model === null && licensePlate === null ? null : { model, licensePlate };

export const DriverBody = z
  .object({
    _id: Id,
    user: Id,
    approved: z.boolean(),
    suspended: z.boolean(),
    available: z.boolean(),
    earnings: Dollars,
    vehicle: KnownVehicleBody,
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
  vehicle: knownVehicle(driver.vehicle),
  userName: driver.name,
  userEmail: driver.email,
  createdAt: driver.createdAt,
});
