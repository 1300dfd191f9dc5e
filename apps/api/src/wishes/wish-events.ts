import type { Role, WishKind } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

/** A rider or a driver made a wish about the other, or withdrew it; only the person who made it is told. */
export interface WishChanged {
  event: 'wish.changed';
  riderId: string;
  driverId: string;
  saidBy: Role;
  kind: WishKind | null;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    wishes: WishChanged;
  }
}

export const wishRoutes: RoutesOf<WishChanged> = {
  'wish.changed': ({ saidBy, riderId, driverId }) => [userTopic(saidBy === 'rider' ? riderId : driverId)],
};
