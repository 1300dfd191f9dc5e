import { setTariff } from '../../tariffs/set-tariff.ts';
import { ADMINS, FINANCE, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const RATES = { baseCents: 260, perKmCents: 90, perMinuteCents: 20, minimumCents: 500 };
/** Some days from now: each time another minute. */
let minutes = 0;
const later = () => {
  const at = new Date(Date.now() + 3 * 86_400_000 + ++minutes * 60_000).toISOString();
  return { day: at.slice(0, 10), time: at.slice(11, 16) };
};
const newPrices = async ({ core }: Stage) => {
  await core.db.pool.query('delete from tariffs where edition is null');
  return { id: crypto.randomUUID(), type: 'standard', ...RATES, from: later() };
};

const newWaiting = () => ({
  ...{ id: crypto.randomUUID(), freeMinutes: 3, mostMinutes: 15, noShowMinutes: 5 },
  from: later(),
});

export const rows: Rows = {
  'tariffs.live': { who: ADMINS },
  'tariffs.set': { input: newPrices, who: FINANCE, asksPassword: true },
  'tariffs.setWaiting': { input: newWaiting, who: FINANCE, asksPassword: true },
  'tariffs.takeBackWaiting': { input: () => ({ id: crypto.randomUUID() }), who: FINANCE, asksPassword: true },
  'tariffs.takeBack': {
    input: async (stage) => setTariff(stage.core, stage.people.admin, await newPrices(stage)),
    who: FINANCE,
    asksPassword: true,
  },
};
