import type { SeenRows } from '../seen/rows.ts';
import { makeServiceArea } from '../../service-areas/make-service-area.ts';
import { ADMINS, OWNERS, SIGNED_IN, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** An area that no other call made, around all places that rides of this test begin at. */
const drawn = () => {
  const id = crypto.randomUUID();
  const corners = [
    { lat: 23.67, lng: 90.31 },
    { lat: 23.67, lng: 90.46 },
    { lat: 23.9, lng: 90.46 },
    { lat: 23.9, lng: 90.31 },
  ];
  return { id, name: id, corners, isBothEnds: false };
};
/** The areas of calls before are gone: only so many may stand. */
const madeId = async ({ core, people }: Stage) => {
  await core.db.pool.query('delete from service_areas');
  return { areaId: (await makeServiceArea(core, people.admin, drawn())).id };
};

export const rows: Rows = {
  'serviceAreas.live': { who: SIGNED_IN },
  'serviceAreas.list': { input: () => ({}), who: ADMINS },
  'serviceAreas.get': { input: madeId, who: ADMINS },
  'serviceAreas.make': { input: drawn, who: OWNERS },
  'serviceAreas.end': { input: madeId, who: OWNERS },
};

export const seen: SeenRows<'service_areas.changed'> = {
  'service_areas.changed': [{ when: 'one is made', event: {}, seen: {} }],
};
