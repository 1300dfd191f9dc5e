import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepServiceWorker } from '../install/keep-service-worker.ts';
import { askAgainWhenLinked } from '../live/ask-again.ts';
import { openLiveSocket, watchSignOut } from '../live/live-socket.ts';
import { api } from '../live/trpc.ts';
import { router } from '../router.ts';
import { endSession } from './end-session.ts';
import { safeOrigin } from './safe-origin.ts';
import { sessionQuery, useMe } from './session-query.ts';
import { isSigningOut } from './use-sign-out.ts';

/** The next socket waits for this answer; after so long, in milliseconds, it is tried without. */
const ANSWER_WITHIN_MS = 5_000;

/** Holds the one socket while somebody is signed in, and leads to the login page when the session ends elsewhere. */
export function LiveSession() {
  const cache = useQueryClient();
  const me = useMe();
  useEffect(
    () =>
      watchSignOut({
        // Somebody else may have signed in meanwhile, in another tab: the cookie is then theirs.
        isSignedIn: async () => {
          const held = cache.getQueryData(sessionQuery.queryKey);
          const now = await api.auth.me.query(undefined, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
          return now !== null && now.id === held?.id;
        },
        onSignedOut: () => {
          if (isSigningOut(cache)) return;
          const from = safeOrigin(router.state.location.href);
          endSession(cache);
          void router.navigate({
            to: '/login',
            search: from ? { from } : {},
            state: { sessionEnded: true },
          });
        },
      }),
    [cache],
  );
  useEffect(() => askAgainWhenLinked(cache), [cache]);
  const userId = me?.id;
  useEffect(() => {
    if (!userId) return;
    openLiveSocket();
    keepServiceWorker();
  }, [userId]);
  return null;
}
