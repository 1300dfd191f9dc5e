import './app.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useQueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { findLanguage } from '../kit/language/language.ts';
import { queryClient } from '../kit/live/query-client.ts';
import { keepDocument } from '../kit/page/keep-document.ts';
import { lazyExtra } from '../kit/page/lazy-extra.tsx';
import { getSpoken, speak } from '../kit/texts/spoken.ts';
import { App } from './App.tsx';
import './offer-languages.ts';
import { keepServiceWorker } from '../kit/install/keep-service-worker.ts';
import { askAgainWhenConnected } from '../kit/live/ask-again.ts';
import { askUntilAnswered } from '../kit/live/ask-until-answered.ts';
import { openLiveSocket, watchSignOut } from '../kit/live/live-socket.ts';
import { watchLastPress } from '../kit/dialogs/last-press.ts';
import { watchPresses } from '../kit/live/press-frame.ts';
import { queries } from '../kit/live/queries.ts';
import { api } from '../kit/live/trpc.ts';
import { keepRide } from '../features/booking/presence/kept-ride.ts';
import { endSession } from '../features/session/end-session.ts';
import { forgetKept } from '../features/session/forget-kept.ts';
import { safeOrigin } from '../features/session/safe-origin.ts';
import { useMe } from '../features/session/use-me.ts';
import { isSigningOut } from '../features/session/use-sign-out.ts';
import { NotFound } from './shell/NotFound.tsx';
import type { DriverSearch } from '../features/drivers/driver-search.ts';
import type { IncidentSearch } from '../features/sos/incidents/incident-search.ts';
import type { MessageSearch } from '../features/messages/message-search.ts';
import type { ProblemSearch } from '../features/problems/desk/problem-search.ts';
import type { RideSearch } from '../features/rides/management/ride-search.ts';
import type { UserSearch } from '../features/users/user-search.ts';
import type { SignUpDraft } from '../features/auth/sign-up/sign-up-draft.ts';
import { ScreenError } from './shell/ScreenError.tsx';
import { ScreenPending } from './shell/ScreenPending.tsx';
import { routeTree } from './routeTree.gen.ts';

// The same as zod's `config({ jitless: true })`, which would bring all of zod here. Schemas of forms then don't try to
// compile code from text, which the content security policy refuses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

keepDocument();

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
  defaultPendingComponent: ScreenPending,
  defaultNotFoundComponent: NotFound,
  // What opens over a page has an entry of its own in the history, and the page below stays where it is.
  scrollRestoration: ({ location }) => !location.state.isCover,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The session ended elsewhere, which the login page says. */
    sessionEnded?: boolean;
    /** The list of users the person came from. */
    userSearch?: UserSearch;
    /** The same for drivers. */
    driverSearch?: DriverSearch;
    /** The same for rides. */
    rideSearch?: RideSearch;
    /** The same for incidents. */
    incidentSearch?: IncidentSearch;
    /** The same for messages. */
    messageSearch?: MessageSearch;
    /** The same for problems. */
    problemSearch?: ProblemSearch;
    /** The email whose code is asked for; other pages before signing in are filled in with it. */
    email?: string;
    /** When another code may be requested: epoch ms by this device's clock. */
    resendAt?: number;
    /** What was typed at sign-up, for the way back to it. */
    signUpDraft?: SignUpDraft;
    /** The new password is set, which the page says. */
    isReset?: boolean;
    hasPasskeys?: boolean;
    /** A dialog over the page, not a page of its own. */
    isCover?: boolean;
  }
}

/** How long the next socket waits for this answer, in milliseconds, before it is tried without. */
const ANSWER_WITHIN_MS = 5_000;

/** Holds the only socket while someone is signed in, and goes to the login page if the session ends elsewhere. */
function LiveSession() {
  const cache = useQueryClient();
  const me = useMe();
  useEffect(
    () =>
      watchSignOut({
        // Another person may have signed in in another tab; the cookie is then theirs.
        isSignedIn: async () => {
          const held = queries.auth.me.getData();
          const now = await api.auth.me.query(undefined, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
          return now !== null && now.id === held?.id;
        },
        onSignedOut: () => {
          if (isSigningOut()) return;
          const from = safeOrigin(router.state.location.href);
          endSession();
          void router.navigate({
            to: '/login',
            search: from ? { from } : {},
            state: { sessionEnded: true },
          });
        },
      }),
    [],
  );
  useEffect(() => askAgainWhenConnected(cache), [cache]);
  useEffect(() => askUntilAnswered(cache), [cache]);
  // A session that ended while no page was open leaves nothing either.
  useEffect(() => {
    if (me === null) {
      keepRide(null);
      forgetKept();
    }
  }, [me]);
  const userId = me?.id;
  useEffect(() => {
    if (!userId) return;
    openLiveSocket();
    keepServiceWorker();
  }, [userId]);
  return null;
}

/** Loaded after the first screen. Earlier toasts wait in the store. */
const Toasts = lazyExtra(async () => (await import('../kit/toasts/Toasts.tsx')).Toasts);

watchPresses(document);
watchLastPress();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
const app = (
  <App router={router} queryClient={queryClient}>
    <LiveSession />
    <Toasts />
  </App>
);
// Nobody sees another language first. If its words can't be loaded, English is better than nothing. No `await`, because a
// file of words may import something from this file and would wait for it to finish.
void speak(findLanguage())
  .catch(() => speak('en'))
  .then(async () => {
    if (await isDrawn(root)) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });

/**
 * Whether the document already has the login page as the app would draw it; then the app takes it over, with what is
 * typed in it.
 */
async function isDrawn(page: HTMLElement): Promise<boolean> {
  if (!page.querySelector('form') || document.documentElement.lang !== getSpoken().language) return false;
  await router.load();
  const isLogin = router.state.matches.some(
    ({ routeId, status }) => routeId === '/_auth/login' && status === 'success',
  );
  if (isLogin) router.ssr = { manifest: undefined };
  return isLogin;
}
