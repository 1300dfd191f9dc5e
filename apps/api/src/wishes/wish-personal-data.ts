import { schema } from '@ridewire/db';
import { eq, or } from 'drizzle-orm';
import { FIRST_NAME, iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { pairWishes } = schema;

const MADE = `((p.rider_id = $1 and p.said_by = 'rider') or (p.driver_id = $1 and p.said_by = 'driver'))`;
const OTHER = `case p.said_by when 'rider' then p.driver_id else p.rider_id end`;

export const wishPersonalData: PersonalData = {
  tables: ['pair_wishes'],
  lists: [
    {
      name: 'wishes',
      ids: `select ${OTHER} as id from pair_wishes p where ${MADE} order by p.at desc`,
      items: `select u.id, json_build_object('kind', p.kind, 'firstName', ${FIRST_NAME}, 'at', ${iso('p.at')}) as item
      from pair_wishes p join users u on u.id = ${OTHER} where ${MADE} and u.id = any ($2)`,
    },
  ],
  /** Wishes about the person go too. */
  erase: async (tx, { id }) => {
    const removed = await tx
      .delete(pairWishes)
      .where(or(eq(pairWishes.riderId, id), eq(pairWishes.driverId, id)))
      .returning();
    return removed.map(({ riderId, driverId, saidBy }) => ({
      event: 'wish.changed',
      ...{ riderId, driverId, saidBy, kind: null },
    }));
  },
};
