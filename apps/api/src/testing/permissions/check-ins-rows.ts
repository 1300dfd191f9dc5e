import { RIDE_ID, idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { v7 as newId } from 'uuid';
import { DRIVERS, refused, RIDERS, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const riding = async (stage: Stage) => {
  const rideId = await stage.accepted();
  await stage.core.db.pool.query(
    `update rides set status = 'in_transit', picked_up_at = now(), in_transit_at = now() where id = $1`,
    [rideId],
  );
  return rideId;
};

/** The question of a ride's two; nobody else learns that there is one. */
async function asked(stage: Stage): Promise<string> {
  const { rider, driver } = stage.people;
  const [id, rideId] = [newId(), await riding(stage)];
  await stage.core.db.pool.query(
    `insert into check_ins (id, ride_id, rider_id, driver_id, why, lat, lng, asked_at, answer_by)
      values ($1, $2, $3, $4, 'standing', 23.79, 90.41, now(), now() + interval '5 minutes')`,
    [id, rideId, rider.userId, driver.userId],
  );
  return id;
}

export const rows: Rows = {
  'checkIns.live': {
    input: async (stage) => ({ rideId: await stage.accepted() }),
    who: { ...RIDERS, ...DRIVERS },
  },
  'checkIns.answer': {
    input: async (stage) => ({ checkInId: await asked(stage), answer: 'well' }),
    who: { ...refused({ ...RIDERS, ...DRIVERS }, 'CHECK_IN_NOT_FOUND'), rider: 'ok', driver: 'ok' },
  },
};

export const seen: SeenRows<'check_in.asked' | 'check_in.changed'> = {
  'check_in.asked': [
    {
      when: 'on a ride under way',
      event: { checkInId: 'a question', rideId: RIDE_ID, riderId: idOf('rider'), driverId: idOf('driver') },
      seen: {
        rider: { 'checkIns.live': 'reread' },
        driver: { 'checkIns.live': 'reread' },
        admin: { 'incidents.changes': 'news' },
      },
    },
  ],
  'check_in.changed': [
    {
      when: 'its rider answered',
      event: { checkInId: 'a question', rideId: RIDE_ID, riderId: idOf('rider'), driverId: idOf('driver') },
      seen: {
        rider: { 'checkIns.live': 'reread' },
        driver: { 'checkIns.live': 'reread' },
        admin: { 'incidents.changes': 'news' },
      },
    },
  ],
};
