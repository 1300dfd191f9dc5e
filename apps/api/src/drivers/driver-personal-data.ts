import { schema } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { changedDriverColumns, driverChangedEvent } from '../live/tell-driver-changed.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { drivers } = schema;

/** The row stays, for the rides that name it, with nothing of the person in it. */
export const driverPersonalData: PersonalData = {
  tables: ['drivers', 'suggested_moves'],
  erase: async (tx, { id }) => {
    const emptied = await tx
      .update(drivers)
      .set({
        available: false,
        approved: false,
        vehicleModel: null,
        vehicleColor: null,
        licensePlate: null,
        lastLat: null,
        lastLng: null,
        lastPositionAt: null,
        homeAddress: null,
        homeLat: null,
        homeLng: null,
        homewardUntil: null,
        dayGoalCents: null,
        lastHeardAt: null,
        putOfflineAt: null,
        putOfflineWhy: null,
        suspendReason: null,
        deletedAt: sql`now()`,
        version: sql`${drivers.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(drivers.id, id))
      .returning(changedDriverColumns);
    return emptied.map(driverChangedEvent);
  },
};
