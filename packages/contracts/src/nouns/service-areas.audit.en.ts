import type { Acts } from '../texts/acts.ts';

export const acts = {
  'service_area.made': { name: 'Service area drawn', said: (who) => [who, ' drew a service area'] },
  'service_area.changed': { name: 'Service area changed', said: (who) => [who, ' changed a service area'] },
  'service_area.ended': { name: 'Service area ended', said: (who) => [who, ' ended a service area'] },
} satisfies Acts;
