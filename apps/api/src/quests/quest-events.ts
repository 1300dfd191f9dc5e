import type { RoutesOf } from '../live/events.ts';
import { driverTopic, type Topic } from '../live/topics.ts';

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

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    quests: 'quests' | 'quests-reached';
  }
}

/** Quests that are made or end, for admins and drivers. */
export const QUESTS: Topic = 'quests';
/** Drivers who reach one, for admins. */
export const QUESTS_REACHED: Topic = 'quests-reached';

export const questRoutes: RoutesOf<QuestChanged | QuestReached> = {
  'quest.changed': () => [QUESTS],
  'quest.reached': ({ driverId }) => [QUESTS_REACHED, driverTopic(driverId)],
};
