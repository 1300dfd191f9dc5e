import type { EventHub } from './event-hub.ts';
import { isRideEvent, type ServerEvent } from './server-events.ts';
import { topicsOf } from './topics.ts';

/** So many rides' versions are remembered; far more than can be under way between a commit and its last echo. */
const REMEMBERED = 50_000;

/**
 * Hands events to whom they concern in this process. Own changes come straight from their commit and others' through the
 * database, so one may overtake another: an event older than what was delivered of its ride is no news but a sign that
 * something was passed over, and those it names read anew.
 * @returns whether the event was news
 */
export function createDelivery(hub: EventHub): (event: ServerEvent) => boolean {
  const versions = new Map<string, number>();
  return (event) => {
    const topics = topicsOf(event);
    if (!isRideEvent(event)) {
      for (const topic of topics) hub.publish(topic, event);
      return true;
    }
    const { id, version } = event.ride;
    if (version <= (versions.get(id) ?? 0)) {
      for (const topic of topics) hub.reread(topic);
      return false;
    }
    versions.delete(id);
    versions.set(id, version);
    if (versions.size > REMEMBERED) versions.delete(versions.keys().next().value as string);
    for (const topic of topics) hub.publish(topic, event);
    return true;
  };
}
