import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { rideRatings } = schema;

/** Those a person gave. Those they got would tell who said what; the stars stay, since they are the other side's. */
export const ratingPersonalData: PersonalData = {
  tables: ['ride_ratings'],
  lists: [
    {
      name: 'ratingsGiven',
      ids: `select ride_id || ' ' || rated_id as id from ride_ratings where rater_id = $1 order by at desc, ride_id desc`,
      items: `select r.ride_id || ' ' || r.rated_id as id, json_build_object('rideId', r.ride_id, 'stars', r.stars, 'tags', r.tags,
      'comment', r.comment, 'at', ${iso('r.at')}) as item
      from ride_ratings r where r.rater_id = $1 and r.ride_id || ' ' || r.rated_id = any ($2)`,
    },
  ],
  erase: async (tx, { id }) => {
    await tx.update(rideRatings).set({ comment: null }).where(eq(rideRatings.raterId, id));
    return [];
  },
};
