import { RIDE_ID, idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { addContact } from '../../sharing/contacts.ts';
import { shareRide } from '../../sharing/share-ride.ts';
import { RIDERS, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const shared = async (stage: Stage) => {
  const rideId = await stage.accepted();
  await shareRide(stage.core, stage.people.rider, { rideId });
  return { rideId };
};
const known = ({ core, people }: Stage) =>
  addContact(core, people.rider, { name: 'Rima', email: 'rima@family.test' });

/** Each rider's own: another one finds nothing to stop, remove or look at. */
export const rows: Rows = {
  'sharing.link': { input: shared, who: RIDERS },
  'sharing.share': {
    input: async (stage) => ({ rideId: await stage.accepted() }),
    who: { rider: 'ok', otherRider: 'RIDE_NOT_FOUND' },
  },
  'sharing.stop': { input: shared, who: RIDERS },
  'sharing.contacts': { who: RIDERS },
  'sharing.addContact': { input: () => ({ name: 'Rima', email: 'rima@family.test' }), who: RIDERS },
  'sharing.removeContact': { input: async (stage) => ({ id: (await known(stage)).id }), who: RIDERS },
  'sharing.tellContact': {
    input: async (stage) => ({ rideId: await stage.accepted(), contactId: (await known(stage)).id }),
    who: { rider: 'ok', otherRider: 'CONTACT_NOT_FOUND' },
  },
};

export const seen: SeenRows<'link.changed' | 'contacts.changed'> = {
  'link.changed': [
    {
      when: 'of a ride under way',
      event: { rideId: RIDE_ID, riderId: idOf('rider') },
      seen: { rider: { 'sharing.link': 'reread' } },
    },
  ],
  'contacts.changed': [
    {
      when: 'of a rider',
      event: { riderId: idOf('rider') },
      seen: { rider: { 'sharing.contacts': 'reread' } },
    },
  ],
};
