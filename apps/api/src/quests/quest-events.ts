import type { RoutesOf } from '../live/events.ts';
import { driverTopic, QUESTS, QUESTS_REACHED } from '../live/topics.ts';

/** A quest was made or ended. Says no more: pages read again. */
export interface QuestChanged {
  event: 'quest.changed';
  questId: string;
}

/** A driver reached a quest. */
export interface QuestReached {
  event: 'quest.reached';
  questId: string;
  driverId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    quests: QuestChanged | QuestReached;
  }
}

export const questRoutes: RoutesOf<QuestChanged | QuestReached> = {
  'quest.changed': () => [QUESTS],
  'quest.reached': ({ driverId }) => [QUESTS_REACHED, driverTopic(driverId)],
};
