import type { RoutesOf } from '../live/events.ts';
import { userTopic, type Topic } from '../live/topics.ts';

/** A problem was reported, answered, assigned or closed. Says no more: the screens concerned read again. */
export interface ProblemChanged {
  event: 'problem.changed';
  problemId: string;
  rideId: string;
  reporterId: string;
  /** The other side, where they are asked for a thing that was left in the car. */
  askedId: string | null;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    problems: ProblemChanged;
  }
}

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    problems: 'problems';
  }
}

/** What people reported of rides, for every admin. */
export const PROBLEMS: Topic = 'problems';

export const problemRoutes: RoutesOf<ProblemChanged> = {
  'problem.changed': ({ reporterId, askedId }) => [
    userTopic(reporterId),
    ...(askedId === null ? [] : [userTopic(askedId)]),
    PROBLEMS,
  ],
};
