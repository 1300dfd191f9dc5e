import type { RideDetail } from '@ridewire/contracts';
import { schema, type Orm } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RideImage } from '../../live/images.ts';
import { RIDE_IMAGE } from './ride-image.ts';
import { viewNext, viewNote, viewPromo, viewRates, viewRide } from './ride-view.ts';

const { rides, users } = schema;
const rider = alias(users, 'rider');
const driver = alias(users, 'driver');

interface DetailRow {
  image: RideImage;
  rider: { email: string; avatarUrl: string | null };
  driver: { email: string; avatarUrl: string | null } | null;
}

/** Rides with everything viewDetail needs; callers add the condition. */
export const selectDetails = (orm: Pick<Orm, 'select'>) =>
  orm
    .select({
      image: RIDE_IMAGE,
      rider: { email: rider.email, avatarUrl: rider.avatarUrl },
      driver: { email: driver.email, avatarUrl: driver.avatarUrl },
    })
    .from(rides)
    .innerJoin(rider, eq(rider.id, rides.riderId))
    .leftJoin(driver, eq(driver.id, rides.driverId));

export const viewDetail = (row: DetailRow): RideDetail => ({
  ...viewRide(row.image),
  ...viewRates(row.image),
  ...viewPromo(row.image),
  ...viewNote(row.image),
  rider: { ...row.image.rider, ...row.rider },
  driver: row.image.driver && row.driver && { ...row.image.driver, ...row.driver },
  ...viewNext(row.image),
  updatedAt: new Date(row.image.updatedAt).toISOString(),
});
