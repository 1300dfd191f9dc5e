import type { ActivityEvent } from '@ridewire/contracts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import type { OverviewTexts } from './texts.en.ts';

/** How names of statuses and money are written. */
export interface Wording {
  overview: Pick<OverviewTexts, 'told' | 'support' | 'system'>;
  statuses: Record<ActivityEvent['to'], string>;
  money: (cents: number) => string;
}

/** An event as one sentence. */
export function describeEvent(event: ActivityEvent, { overview, statuses, money }: Wording): string {
  const { actor } = event;
  return overview.told[event.type]({
    who: !actor ? overview.system : actor.role === 'admin' ? overview.support(actor.name) : actor.name,
    bySystem: !actor,
    isOwn: actor?.role === 'rider',
    rider: event.riderName,
    pickup: sayAddress(event.pickupAddress),
    destination: sayAddress(event.destinationAddress),
    fare: money(event.fareCents),
    status: statuses[event.to],
    reason: event.reason,
  });
}
