import type { Acts } from '../texts/acts.ts';

export const acts = {
  'announcement.sent': {
    name: 'Announcement sent',
    said: (who, whom) => [who, ' sent an announcement to ', whom],
    ownSaid: (who) => [who, ' sent an announcement to drivers'],
  },
  'announcement.withdrawn': {
    name: 'Announcement withdrawn',
    said: (who, whom) => [who, ' withdrew an announcement to ', whom],
    ownSaid: (who) => [who, ' withdrew an announcement to drivers'],
  },
} satisfies Acts;
