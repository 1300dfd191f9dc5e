import { createRouter } from '@tanstack/react-router';
import { queryClient } from './live/query-client.ts';
import { NotFound } from './screens/not-found/NotFound.tsx';
import type { DriverSearch } from './screens/driver-management/driver-search.ts';
import type { IncidentSearch } from './screens/incidents/incident-search.ts';
import type { MessageSearch } from './screens/messages/message-search.ts';
import type { RideSearch } from './screens/ride-management/ride-search.ts';
import type { UserSearch } from './screens/user-management/user-search.ts';
import type { SignUpDraft } from './screens/sign-up/sign-up-draft.ts';
import { ScreenError } from './shell/ScreenError.tsx';
import { ScreenPending } from './shell/ScreenPending.tsx';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
  defaultPendingComponent: ScreenPending,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** The session ended elsewhere, which the login page says. */
    sessionEnded?: boolean;
    /** Which users were listed where one came from. */
    userSearch?: UserSearch;
    /** The same of drivers. */
    driverSearch?: DriverSearch;
    /** The same of rides. */
    rideSearch?: RideSearch;
    /** The same of incidents. */
    incidentSearch?: IncidentSearch;
    /** The same of messages. */
    messageSearch?: MessageSearch;
    /** Whose code is asked for; on other pages before signing in it is filled in. */
    email?: string;
    /** From when on another code may be asked for: epoch ms by this device's clock. */
    resendAt?: number;
    /** What was typed at sign-up, for the way back to it. */
    signUpDraft?: SignUpDraft;
    /** The new password is set, which the page says. */
    isReset?: boolean;
  }
}
