import type { ActivityEvent } from '@ridewire/contracts';
import type { Texts } from '../../texts/english.ts';
import { sayAddress } from '../../texts/say-address.ts';

/** How names of statuses and money are written. */
export interface Wording {
  events: Texts['reports']['events'];
  statuses: Record<ActivityEvent['to'], string>;
  money: (cents: number) => string;
}

/** What happened, as one sentence. */
export function tellEvent(event: ActivityEvent, { events, statuses, money }: Wording): string {
  const { actor, riderName: rider } = event;
  const who = !actor ? events.system : actor.role === 'admin' ? events.support(actor.name) : actor.name;
  switch (event.type) {
    case 'ride.requested':
      return events.requested(rider, sayAddress(event.pickupAddress), sayAddress(event.destinationAddress));
    case 'ride.retyped':
      return events.retyped(rider);
    case 'ride.accepted':
      return events.accepted(who, rider);
    case 'ride.released':
      return actor ? events.released(who, rider) : events.releasedBySystem(rider);
    case 'ride.reassigned':
      return events.reassigned(who, rider);
    case 'ride.picked_up':
      return events.pickedUp(who, rider);
    case 'ride.in_transit':
      return events.inTransit(who, rider);
    case 'ride.completed':
      return events.completed(who, rider, money(event.fareCents));
    case 'ride.canceled':
      if (actor) return actor.role === 'rider' ? events.canceledOwn(rider) : events.canceled(who, rider);
      return event.reason === 'no_driver' ? events.noDriver(rider) : events.canceledBySystem(rider);
    case 'ride.status_set':
      return events.statusSet(who, rider, statuses[event.to]);
    case 'ride.deleted':
      return events.deleted(who, rider);
    case 'ride.refunded':
      return events.refunded(who, rider);
  }
}
