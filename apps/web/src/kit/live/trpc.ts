import type { AppRouter } from '@ridewire/api/router';
import { writeAtOnceLink } from '@ridewire/client';
import { createTRPCClient, httpLink, splitLink, wsLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { findLiveClient, openLiveSocket } from './live-socket.ts';
import { askPassword } from './password-ask.ts';
import { passwordLink } from './password-link.ts';

/** What concerns the cookie, and what must be known before it. */
const isOverHttp = (path: string) => path.startsWith('auth.') || path === 'system.config';

/** The stock link of the socket of the moment: each session has its own. */
const liveLink: TRPCLink<AppRouter> =
  (runtime) =>
  ({ op, next }) =>
    wsLink<AppRouter>({ client: openLiveSocket() })(runtime)({ op, next });

const http = httpLink<AppRouter>({ url: '/trpc' });

/**
 * The client itself: `api.rides.board.subscribe(…)`. Subscriptions go over the one socket. Calls go over it too while it is
 * open, written at once; while it is not they go over HTTP, where they succeed or fail now: a press that waited for the link
 * could act minutes later. Components call by `trpc`, below.
 */
export const api = createTRPCClient<AppRouter>({
  links: [
    passwordLink<AppRouter>(askPassword),
    splitLink({
      condition: (op) => isOverHttp(op.path),
      true: http,
      false: [
        writeAtOnceLink<AppRouter>(findLiveClient),
        splitLink({ condition: (op) => op.type === 'subscription', true: liveLink, false: http }),
      ],
    }),
  ],
});

/**
 * What components read and press: `trpc.rides.get.useQuery(…)`, `trpc.rides.accept.useMutation()`, and the cache below each
 * procedure's own key by `trpc.useUtils()`. Calls take the links of `api`.
 */
export const trpc = createTRPCReact<AppRouter>();
