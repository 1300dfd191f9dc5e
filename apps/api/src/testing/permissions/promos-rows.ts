import type { SeenRows } from '../seen/rows.ts';
import { makePromo } from '../../promos/make-promo.ts';
import { ADMINS, FINANCE, RIDERS, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A code that no other call made. */
const written = () => ({
  ...{ id: crypto.randomUUID(), code: `P${crypto.randomUUID().slice(0, 8)}`.toUpperCase(), percent: 20 },
  ...{
    from: new Date().toISOString().slice(0, 10),
    to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  },
  ...{ mostEach: 1, isFirstRide: false },
});
const made = ({ core, people }: Stage) => makePromo(core, people.admin, written());
const madeId = async (stage: Stage) => ({ promoId: (await made(stage)).id });

export const rows: Rows = {
  'promos.make': { input: written, who: FINANCE, asksPassword: true },
  'promos.end': { input: madeId, who: FINANCE },
  'promos.list': { input: () => ({}), who: ADMINS },
  'promos.get': { input: madeId, who: ADMINS },
  'promos.changes': { who: ADMINS },
  'promos.check': { input: async (stage) => ({ code: (await made(stage)).code }), who: RIDERS },
};

export const seen: SeenRows<'promo.changed'> = {
  'promo.changed': [
    { when: 'made', event: { promoId: 'a promo code' }, seen: { admin: { 'promos.changes': 'news' } } },
  ],
};
