import type { OwnQueueSnapshot, QueuesSnapshot, QueueZonesSnapshot } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { QUEUE_ZONES, queueTopic, QUEUES } from './queue-events.ts';
import type { Queues } from './follow-queues.ts';

interface Deps {
  hub: EventHub;
  queues: Queues;
}

/** Only whole snapshots are sent: the holder makes those read again who see something else. */
const deskView: View<null> = () => undefined;
const ownView: View<null> = () => undefined;
const zonesView: View<null> = () => undefined;

/** The queue zones that stand, and how many drivers are in line. Reads only memory. */
export const liveQueues = ({ hub, queues }: Deps) =>
  new Live<QueuesSnapshot, null>({
    hub,
    topic: QUEUES,
    isForAll: true,
    read: () => Promise.resolve(queues.snapshot()),
    view: deskView,
  });

/** The queue zones that stand, for the maps of drivers: how many queue there is for the desk. Reads only memory. */
export const liveQueueZones = ({ hub, queues }: Deps) =>
  new Live<QueueZonesSnapshot, null>({
    hub,
    topic: QUEUE_ZONES,
    isForAll: true,
    read: () => Promise.resolve(queues.zones().map(({ id, name, ring }) => ({ id, name, ring }))),
    view: zonesView,
  });

/** A driver's place in line. Reads only memory. */
export const liveOwnQueue = ({ hub, queues }: Deps, driverId: string) =>
  new Live<OwnQueueSnapshot, null>({
    hub,
    topic: queueTopic(driverId),
    read: () => Promise.resolve({ queue: queues.findOwn(driverId) }),
    view: ownView,
  });
