import { ADMINS, DRIVERS, FINANCE, type Rows } from './rows.ts';

/** Terms that no other call set. */
const written = () => ({
  ...{ id: crypto.randomUUID(), isOn: true, rides: 20, days: 30 },
  ...{ bringerCents: 5_000, comerCents: 2_000 },
});

export const referralsRows: Rows = {
  'referrals.setTerms': { input: written, who: FINANCE },
  'referrals.takeBack': { input: () => ({ termsId: crypto.randomUUID() }), who: FINANCE },
  'referrals.desk': { who: ADMINS },
  'referrals.changes': { who: ADMINS },
  'referrals.mine': { who: DRIVERS },
  'referrals.ownChanges': { who: DRIVERS },
};
