import type { EventHub } from './event-hub.ts';
import { isRideEvent, type ServerEvent } from './events.ts';
import type { TopicsOf } from './route-events.ts';

/** How many rides' versions are remembered; far more than are ever between their commit and its last echo. */
const REMEMBERED = 50_000;

/** The delivered versions of a ride: all from the first to the latest, except those skipped. */
interface Delivered {
  first: number;
  latest: number;
  passedOver: Set<number>;
}

/**
 * Changes of this process come from their commit and again through the database, those of others only through the
 * database. A version that comes twice is no news. One may overtake another: people named by the late one missed it,
 * and read again. So do those named by a change during which this process may have missed events: what it heard since
 * may be later than the change.
 */
export function createDelivery(hub: EventHub, topicsOf: TopicsOf) {
  const rides = new Map<string, Delivered>();

  function note(rideId: string, version: number): 'news' | 'late' | 'known' {
    const before = rides.get(rideId);
    if (!before || version > before.latest) {
      const now = before ?? { first: version, latest: version, passedOver: new Set() };
      for (let missed = now.latest + 1; missed < version; missed += 1) now.passedOver.add(missed);
      now.latest = version;
      // Keeps the map in the order of the last news.
      rides.delete(rideId);
      rides.set(rideId, now);
      if (rides.size > REMEMBERED) rides.delete(rides.keys().next().value as string);
      return 'news';
    }
    if (version >= before.first) return before.passedOver.delete(version) ? 'late' : 'known';
    for (let missed = version + 1; missed < before.first; missed += 1) before.passedOver.add(missed);
    before.first = version;
    return 'late';
  }

  return {
    /**
     * Delivers an event to the people concerned in this process.
     * @param isOutOfOrder it may have been overtaken: they read again
     * @returns whether it was news
     */
    deliver: (event: ServerEvent, isOutOfOrder = false): boolean => {
      const place = isRideEvent(event) ? note(event.ride.id, event.ride.version) : 'news';
      if (place === 'known') return false;
      for (const topic of topicsOf(event)) {
        if (place === 'news' && !isOutOfOrder) hub.publish(topic, event);
        else hub.reread(topic);
      }
      return place === 'news';
    },
    wasDelivered: (rideId: string, version: number): boolean => {
      const known = rides.get(rideId);
      return (
        known !== undefined &&
        version >= known.first &&
        version <= known.latest &&
        !known.passedOver.has(version)
      );
    },
  };
}
