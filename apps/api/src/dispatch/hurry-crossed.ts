import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import { settleAll } from '../core/settle-all.ts';
import { isOpenOffer } from '../rides/reads/open-offers.ts';

/**
 * A driver with two rides of the line to answer is asked alone for the first; for the other, the next in line are soon
 * asked.
 */
const CROSSED_SECONDS = 6;

/**
 * Two processes may ask the same driver at once, since neither knows of the other's offer. Makes the next wave of the
 * later ride due soon after its offer. Repeated, it does nothing.
 */
export async function hurryCrossed({ db, log }: { db: Db; log: Log }): Promise<void> {
  const hurrying = db.pool.query({
    name: 'hurry_crossed',
    text: `with later as (
        select r.id, least(r.next_wave_at, max(o.offered_at) + interval '${CROSSED_SECONDS} seconds') as due_at
        from rides r join ride_offers o on o.ride_id = r.id
        where r.status = 'requested' and r.next_wave_at > now() and o.by_queue and ${isOpenOffer('o')}
        group by r.id
        having bool_and(exists (select from ride_offers e join rides b on b.id = e.ride_id
          where e.driver_id = o.driver_id and e.by_queue and ${isOpenOffer('e')} and b.status = 'requested'
            and (e.offered_at, e.ride_id) < (o.offered_at, o.ride_id)))
      ), held as (
        select r.id, l.due_at from rides r join later l on l.id = r.id
        where r.status = 'requested' and r.next_wave_at > l.due_at order by r.id for no key update of r skip locked
      )
      update rides r set next_wave_at = h.due_at from held h where r.id = h.id`,
  });
  await settleAll(log, 'could not hurry the rides of a line whose driver answers another', [hurrying]);
}
