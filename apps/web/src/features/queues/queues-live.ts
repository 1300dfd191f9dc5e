import type { Live, OwnQueueSnapshot, QueuesSnapshot, QueueZonesSnapshot } from '@ridewire/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const queuesKind = liveKind<QueuesSnapshot, Live<QueuesSnapshot, null>>(
  'queues',
  (handlers) => api.queues.live.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);
const ownQueueKind = liveKind<OwnQueueSnapshot, Live<OwnQueueSnapshot, null>>(
  'own-queue',
  (handlers) => api.queues.mine.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);

/** The zones stay the same objects if they are sent again without a difference. */
const zonesKind = liveKind<QueueZonesSnapshot, Live<QueueZonesSnapshot, null>>(
  'queue-zones',
  (handlers) => api.queues.zones.subscribe(undefined, handlers),
  (known, message) => replaceEqualDeep(known, takeWhole(known, message)),
);

/** The zones where drivers queue, for a driver's map; undefined until they are known. */
export const useQueueZones = (): QueueZonesSnapshot | undefined => useLive(zonesKind).data;

/** The zones where drivers queue and how many do, for the desk; undefined until they are known. */
export const useQueues = (): QueuesSnapshot | undefined => useLive(queuesKind).data;

/** The driver's own place in line; null without one, undefined until it is known. */
export const useOwnQueue = (): OwnQueueSnapshot['queue'] | undefined => useLive(ownQueueKind).data?.queue;
