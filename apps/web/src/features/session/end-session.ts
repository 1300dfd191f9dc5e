import type { QueryClient } from '@tanstack/react-query';
import { stopFollowing } from '../../kit/live/follow-live.ts';
import { closeLiveSocket } from '../../kit/live/live-socket.ts';
import { configQuery } from '../../kit/live/config-query.ts';
import { forgetSession } from './on-session-end.ts';
import { sessionQuery } from './session-query.ts';

/** Forgets everything that belonged to the person: the socket, the subscriptions, and all that was read. */
export function endSession(cache: QueryClient): void {
  stopFollowing();
  closeLiveSocket();
  forgetSession();
  cache.setQueryData(sessionQuery.queryKey, null);
  const kept = [sessionQuery.queryKey[0], configQuery.queryKey[0]] as unknown[];
  cache.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
