import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

/** Sessions of a user began or ended; for watchers of the list. */
export interface SessionsChanged {
  event: 'sessions.changed';
  userId: string;
}

/** Sessions of a user ended: all of them, or the named one. */
export interface SignedOut {
  event: 'user.signed_out';
  userId: string;
  sessionId: string | null;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    sessions: SessionsChanged | SignedOut;
  }
}

export const sessionRoutes: RoutesOf<SessionsChanged | SignedOut> = {
  'sessions.changed': ({ userId }) => [userTopic(userId)],
  // Closes sockets instead.
  'user.signed_out': () => [],
};
