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

export const checkInsRows: Rows = {
  'checkIns.live': {
    input: async (stage) => ({ rideId: await stage.accepted() }),
    who: { ...RIDERS, ...DRIVERS },
  },
  'checkIns.answer': {
    input: async (stage) => ({ checkInId: await asked(stage), answer: 'well' }),
    who: { ...refused({ ...RIDERS, ...DRIVERS }, 'CHECK_IN_NOT_FOUND'), rider: 'ok', driver: 'ok' },
  },
};
