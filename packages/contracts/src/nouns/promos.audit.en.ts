import type { Acts } from '../texts/acts.ts';

export const acts = {
  'promo.made': { name: 'Promo code made', said: (who) => [who, ' made a promo code'] },
  'promo.ended': { name: 'Promo code ended', said: (who) => [who, ' ended a promo code'] },
} satisfies Acts;
