import type { Acts } from '../texts/acts.ts';

export const acts = {
  'vehicle.added': { name: 'Vehicle added', said: (who) => [who, ' added a vehicle'] },
  'vehicle.changed': { name: 'Vehicle changed', said: (who) => [who, ' changed a vehicle'] },
  'vehicle.removed': { name: 'Vehicle removed', said: (who) => [who, ' removed a vehicle'] },
  'vehicle.driven': { name: 'Drives another vehicle', said: (who) => [who, ' now drives another vehicle'] },
} satisfies Acts;
