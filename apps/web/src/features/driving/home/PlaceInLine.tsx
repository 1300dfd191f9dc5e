import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { useAvailabilityLive } from '../driving-live.ts';

const OwnQueue = lazyLater(async () => (await import('../../queues/OwnQueue.tsx')).OwnQueue);

/** The driver's place in line. Nothing is loaded or asked for until the driver has one. */
export function PlaceInLine() {
  const { data } = useAvailabilityLive();
  return data?.hadPlace ? <OwnQueue /> : null;
}
