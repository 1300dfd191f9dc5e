import type { OfferAnswers } from '@ridewire/dispatch';
import type { EventHub } from '../live/event-hub.ts';
import { isRideEvent, type ServerEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import { ASKED_INSIDE } from '../rides/changes/asked-shares.ts';

/** Longer than a statement waits for a ride. */
const WAITED_MS = 5_000;

/**
 * A change that waits for its ride can't see the drivers whom another process asks meanwhile, and doesn't name them.
 * Has their screens read again. Call it before the index takes the event.
 */
export function rereadUnnamed(
  { answers, hub }: { answers: OfferAnswers; hub: EventHub },
  event: ServerEvent,
): void {
  // If more were asked than fit the event, other messages name the rest.
  if (!isRideEvent(event) || !event.asked || event.asked.length >= ASKED_INSIDE) return;
  const { ride, asked } = event;
  const named = new Set([...asked, ride.driver?.id, ride.next?.driver.id]);
  for (const driverId of answers.askedSince(ride.id, performance.now() - WAITED_MS))
    if (!named.has(driverId)) hub.reread(driverTopic(driverId));
}
