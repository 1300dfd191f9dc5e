import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { savedPlaces } = schema;

export const placePersonalData: PersonalData = {
  tables: ['saved_places'],
  lists: [
    ownRows('savedPlaces', {
      table: 'saved_places',
      newest: 'created_at',
      item: `'kind', r.kind, 'name', r.name, 'address', r.address, 'lat', r.lat, 'lng', r.lng, 'savedAt', ${iso('r.created_at')}`,
      person: 'rider_id',
    }),
  ],
  erase: async (tx, { id }) => {
    await tx.delete(savedPlaces).where(eq(savedPlaces.riderId, id));
    return [];
  },
};
