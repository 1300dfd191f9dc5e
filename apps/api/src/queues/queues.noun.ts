import type { EventHub } from '../live/event-hub.ts';
import { driverTopic } from '../live/topics.ts';
import type { Noun } from '../procedures/noun.ts';
import { queueRoutes, QUEUE_ZONES, QUEUES, queueTopic } from './queue-events.ts';
import { queuePersonalData } from './queue-personal-data.ts';
import { queueWork } from './queue-work.ts';
import { createQueuesRouter } from './queues.router.ts';
import type { FollowedQueues } from './follow-queues.ts';

interface Deps {
  queues: FollowedQueues;
  hub: EventHub;
}

export const queues = {
  procedures: { router: createQueuesRouter, area: 'rides' },
  routes: queueRoutes,
  work: queueWork,
  keeps: {
    until: 'queues.changed',
    open: ({ queues, hub }: Deps) => {
      queues.onChange((driverIds, joined) => {
        hub.reread(QUEUES);
        // Only then their home opens the place.
        for (const driverId of joined) hub.reread(driverTopic(driverId));
        for (const driverId of driverIds) hub.reread(queueTopic(driverId));
      });
      queues.onZones(() => hub.reread(QUEUE_ZONES));
      return queues;
    },
  },
  personalData: queuePersonalData,
} satisfies Noun;
