import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { vehicles } = schema;

/** The vehicle they drive now is in the account. */
export const vehiclePersonalData: PersonalData = {
  tables: ['vehicles'],
  lists: [
    ownRows('otherVehicles', {
      table: 'vehicles',
      newest: 'created_at',
      item: `'model', r.model, 'color', r.color, 'licensePlate', r.license_plate, 'kind', r.kind, 'classRank', r.rank, 'seats', r.seats,
    'isConfirmed', r.confirmed_kind is not null, 'addedAt', ${iso('r.created_at')}`,
      person: 'driver_id',
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.delete(vehicles).where(eq(vehicles.driverId, id));
    return [];
  },
};
