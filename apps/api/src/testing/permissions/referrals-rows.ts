import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { ADMINS, DRIVERS, FINANCE, type Rows } from './rows.ts';

/** Terms that no other call set. */
const written = () => ({
  ...{ id: crypto.randomUUID(), isOn: true, rides: 20, days: 30 },
  ...{ bringerCents: 5_000, comerCents: 2_000 },
});

export const rows: Rows = {
  'referrals.setTerms': { input: written, who: FINANCE, asksPassword: true },
  'referrals.takeBack': { input: () => ({ termsId: crypto.randomUUID() }), who: FINANCE, asksPassword: true },
  'referrals.desk': { who: ADMINS },
  'referrals.changes': { who: ADMINS },
  'referrals.mine': { who: DRIVERS },
  'referrals.ownChanges': { who: DRIVERS },
};

export const seen: SeenRows<'referral_terms.changed' | 'referral.changed'> = {
  'referral_terms.changed': [
    {
      when: 'set',
      event: {},
      seen: {
        admin: { 'referrals.changes': 'news' },
        driver: { 'referrals.ownChanges': 'news' },
        asked: { 'referrals.ownChanges': 'news' },
        declined: { 'referrals.ownChanges': 'news' },
        replaced: { 'referrals.ownChanges': 'news' },
        next: { 'referrals.ownChanges': 'news' },
        otherDriver: { 'referrals.ownChanges': 'news' },
      },
    },
  ],
  'referral.changed': [
    {
      when: 'a driver who came by another one completed a ride',
      event: { bringerId: idOf('driver'), comerId: idOf('otherDriver') },
      seen: {
        admin: { 'referrals.changes': 'news' },
        driver: { 'referrals.ownChanges': 'news' },
        otherDriver: { 'referrals.ownChanges': 'news' },
      },
    },
  ],
};
