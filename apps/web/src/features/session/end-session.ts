import { partialMatchKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { stopFollowing } from '../../kit/live/follow-live.ts';
import { closeLiveSocket } from '../../kit/live/live-socket.ts';
import { queries } from '../../kit/live/queries.ts';
import { queryClient } from '../../kit/live/query-client.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { forgetKept } from './forget-kept.ts';
import { forgetSession } from './on-session-end.ts';

const KEPT = [getQueryKey(trpc.auth.me), getQueryKey(trpc.system.config)];

/** Forgets everything that belonged to the person: the socket, the subscriptions, and all read data. */
export function endSession(): void {
  stopFollowing();
  closeLiveSocket();
  forgetSession();
  forgetKept();
  // What was typed and not sent.
  sessionStorage.clear();
  queries.auth.me.setData(undefined, null);
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !KEPT.some((key) => partialMatchKey(queryKey, key)),
  });
}
