import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

/** An admin saved a view, changed or deleted one. Says no more: their devices read again. */
export interface ViewsChanged {
  event: 'views.changed';
  userId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    savedViews: ViewsChanged;
  }
}

export const savedViewRoutes: RoutesOf<ViewsChanged> = {
  'views.changed': ({ userId }) => [userTopic(userId)],
};
