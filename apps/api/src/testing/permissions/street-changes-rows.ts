import type { SeenRows } from '../seen/rows.ts';
import { makeStreetChange } from '../../street-changes/make-street-change.ts';
import { ADMINS, OWNERS, SIGNED_IN, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** The middle of the only street on stage, and its line. */
const AT = { lat: 23.7925, lng: 90.4143 };
const around = [
  { lat: 23.79, lng: 90.41 },
  { lat: 23.79, lng: 90.42 },
  { lat: 23.8, lng: 90.42 },
];
/** A change that no other call made. */
const closed = async ({ core, people }: Stage) => {
  const found = await core.searches
    .current()
    ?.ask({ kind: 'stretch at', at: AT, maxMeters: 500 }, people.admin.userId);
  const [stretch] = found && 'stretches' in found ? found.stretches : [];
  return {
    ...{ id: crypto.randomUUID(), kmh: null, reason: 'Burst water pipe' },
    stretches: [{ line: stretch?.line ?? 'none', direction: 'both' as const }],
  };
};
/** The changes of calls before are gone: only so many may stand, and rides go on. */
const madeId = async (stage: Stage) => {
  const { core, people } = stage;
  await core.db.pool.query('delete from street_changes');
  return { changeId: (await makeStreetChange(core, people.admin, await closed(stage))).id };
};

export const rows: Rows = {
  'streetChanges.live': { who: SIGNED_IN },
  'streetChanges.list': { input: () => ({}), who: ADMINS },
  'streetChanges.get': { input: madeId, who: ADMINS },
  'streetChanges.stretchAt': { input: () => ({ at: AT, meters: 500 }), who: ADMINS },
  'streetChanges.stretchesIn': { input: () => ({ corners: around }), who: ADMINS },
  'streetChanges.streetsNamed': { input: () => ({ name: 'Lake', near: AT }), who: ADMINS },
  'streetChanges.make': { input: closed, who: OWNERS },
  'streetChanges.end': { input: madeId, who: OWNERS },
};

export const seen: SeenRows<'street_changes.changed'> = {
  'street_changes.changed': [{ when: 'a street is closed', event: {}, seen: {} }],
};
