import type { Acts } from '../texts/acts.ts';

export const acts = {
  'key.made': { name: 'API key made', said: (who) => [who, ' made an API key'] },
  'key.ended': { name: 'API key revoked', said: (who) => [who, ' revoked an API key'] },
} satisfies Acts;
