import type { RoutesOf } from '../live/events.ts';
import { PROMOS } from '../live/topics.ts';

/** A promo code was made or ended. Says no more: admins' pages read again. */
export interface PromoChanged {
  event: 'promo.changed';
  promoId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    promos: PromoChanged;
  }
}

export const promoRoutes: RoutesOf<PromoChanged> = { 'promo.changed': () => [PROMOS] };
