import type { SeenRows } from '../seen/rows.ts';
import { makeQueueZone } from '../../queues/make-queue-zone.ts';
import { ADMINS, DISPATCH, DRIVERS, OWNERS, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A zone that no other call made, where no ride of this test begins. */
const drawn = () => {
  const id = crypto.randomUUID();
  const corners = [
    { lat: 23.68, lng: 90.32 },
    { lat: 23.68, lng: 90.33 },
    { lat: 23.69, lng: 90.33 },
  ];
  return { id, name: id, corners };
};
/** The zones of calls before are gone: only so many may stand. */
const madeId = async ({ core, people }: Stage) => {
  await core.db.pool.query('delete from queue_places');
  await core.db.pool.query('delete from queue_zones');
  return { zoneId: (await makeQueueZone(core, people.admin, drawn())).id };
};
/** The driver on stage in line. */
const inLine = async (stage: Stage) => {
  const { zoneId } = await madeId(stage);
  const driverId = stage.people.driver.userId;
  await stage.core.db.pool.query('insert into queue_places (driver_id, zone_id) values ($1, $2)', [
    driverId,
    zoneId,
  ]);
  return { zoneId, driverId, reason: 'No vest' };
};

export const rows: Rows = {
  'queues.live': { who: ADMINS },
  'queues.mine': { who: DRIVERS },
  'queues.zones': { who: DRIVERS },
  'queues.line': { input: madeId, who: ADMINS },
  'queues.takeOut': { input: inLine, who: DISPATCH },
  'queues.list': { input: () => ({}), who: ADMINS },
  'queues.get': { input: madeId, who: ADMINS },
  'queues.make': { input: drawn, who: OWNERS },
  'queues.end': { input: madeId, who: OWNERS },
};

export const seen: SeenRows<'queues.changed'> = {
  'queues.changed': [{ when: 'a driver joins a line', event: {}, seen: {} }],
};
