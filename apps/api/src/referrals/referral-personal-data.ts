import { schema } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { FIRST_NAME, iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { referrals } = schema;

/** SQL of the other driver's first name, of a referral `r`. */
const otherName = `(select ${FIRST_NAME} from users u where u.id = case when r.brought_by = $1 then r.driver_id else r.brought_by end)`;
const side = `case when r.brought_by = $1 then 'brought' else 'came' end`;

/**
 * The pair of drivers stays when one of the two leaves, for the other's bonus and the books, without a name. A code stays with the account it
 * was made for, so that it is never another driver's. Nothing more can come of a driver who leaves.
 */
export const referralPersonalData: PersonalData = {
  tables: ['referral_terms', 'referral_codes', 'referrals', 'referral_bonuses'],
  lists: [
    {
      name: 'referralCode',
      ids: 'select driver_id as id from referral_codes where driver_id = $1',
      items: `select c.driver_id as id, json_build_object('code', c.code, 'madeAt', ${iso('c.made_at')}) as item
        from referral_codes c where c.driver_id = $1 and c.driver_id = any ($2)`,
    },
    {
      name: 'referrals',
      ids: 'select id from referrals where driver_id = $1 or brought_by = $1 order by id desc',
      items: `select r.id, json_build_object('side', ${side}, 'otherFirstName', ${otherName}, 'ridesNeeded', t.rides,
        'ridesDone', r.done, 'signedUpAt', ${iso('r.made_at')}, 'approvedAt', ${iso('r.approved_at')}, 'endsAt', ${iso('r.ends_at')},
        'reachedAt', ${iso('r.reached_at')}) as item
        from referrals r join referral_terms t on t.id = r.terms_id where (r.driver_id = $1 or r.brought_by = $1) and r.id = any ($2)`,
    },
    {
      name: 'referralBonuses',
      ids: 'select id from referral_bonuses where driver_id = $1 order by id desc',
      items: `select b.id, json_build_object('side', ${side}, 'otherFirstName', ${otherName}, 'amountCents', b.amount_cents,
        'paidAt', ${iso('b.paid_at')}) as item
        from referral_bonuses b join referrals r on r.id = b.referral_id where b.driver_id = $1 and b.id = any ($2)`,
    },
  ],
  erase: async (tx, { id }) => {
    const closed = await tx
      .update(referrals)
      .set({ closedAt: sql`now()` })
      .where(and(eq(referrals.driverId, id), isNull(referrals.reachedAt), isNull(referrals.closedAt)))
      .returning({ bringerId: referrals.broughtBy });
    return closed.map(({ bringerId }) => ({ event: 'referral.changed', bringerId, comerId: id }));
  },
};
