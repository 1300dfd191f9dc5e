import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { makeActor } from '../actors.ts';
import { makeDocument } from '../make-document.ts';
import { DRIVERS, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const somebodysDocument = async ({ core }: Stage) =>
  makeDocument(core, await makeActor(core.db, 'driver', { approved: false, available: false }));

export const rows: Rows = {
  'documents.mine': { who: DRIVERS },
  'documents.list': { input: ({ people }) => ({ driverId: people.driver.userId }), who: SUPPORT },
  'documents.approve': { input: somebodysDocument, who: SUPPORT },
  'documents.return': {
    input: async (stage) => ({ ...(await somebodysDocument(stage)), reason: 'Too dark.' }),
    who: SUPPORT,
  },
};

export const seen: SeenRows<'documents.changed'> = {
  'documents.changed': [
    {
      when: 'of a driver',
      event: { driverId: idOf('driver') },
      seen: {
        driver: { 'documents.mine': 'reread', 'vehicles.mine': 'reread' },
        admin: { 'users.changes': 'news: driver.id' },
      },
    },
  ],
};
