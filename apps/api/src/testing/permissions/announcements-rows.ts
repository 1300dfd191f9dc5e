import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { sendAnnouncement } from '../../announcements/send-announcement.ts';
import { ADMINS, DISPATCH, DRIVERS, refused, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

const written = ({ people }: Stage) => ({
  id: crypto.randomUUID(),
  text: 'Airport Road is closed.',
  to: { kind: 'driver' as const, driverId: people.driver.userId },
});

/** One that was sent to the driver on stage alone. */
async function sent(stage: Stage): Promise<{ announcementId: string }> {
  const { id } = await sendAnnouncement(stage.core, stage.people.admin, written(stage));
  return { announcementId: id };
}

export const rows: Rows = {
  'announcements.send': { input: written, who: { ...DISPATCH, support: 'ok' } },
  'announcements.withdraw': { input: sent, who: { ...DISPATCH, support: 'ok' } },
  'announcements.count': { input: () => ({ to: { kind: 'online' } }), who: ADMINS },
  'announcements.list': { input: () => ({}), who: ADMINS },
  'announcements.get': { input: sent, who: ADMINS },
  'announcements.hearers': { input: sent, who: ADMINS },
  'announcements.changes': { who: ADMINS },
  'announcements.mine': { who: DRIVERS },
  'announcements.read': {
    input: sent,
    who: { ...refused(DRIVERS, 'NOT_FOUND'), driver: 'ok' },
  },
};

export const seen: SeenRows<'announcement.changed'> = {
  'announcement.changed': [
    {
      when: 'sent to the driver',
      event: { announcementId: 'an announcement', driverIds: [idOf('driver')] },
      seen: { driver: { 'announcements.mine': 'reread' }, admin: { 'announcements.changes': 'news' } },
    },
  ],
};
