import type { Acts } from '../texts/acts.ts';

export const acts = {
  'queue_zone.made': { name: 'Queue zone drawn', said: (who) => [who, ' drew a queue zone'] },
  'queue_zone.changed': { name: 'Queue zone changed', said: (who) => [who, ' changed a queue zone'] },
  'queue_zone.ended': { name: 'Queue zone ended', said: (who) => [who, ' ended a queue zone'] },
  'driver.left_queue': {
    name: 'Driver taken out of a line',
    said: (who, whom) => [who, ' took ', whom, ' out of a line'],
  },
} satisfies Acts;
