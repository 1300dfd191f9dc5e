import type { AppRouter } from '@ridewire/api/router';
import { writeAtOnceLink } from '@ridewire/client';
import { createTRPCClient, httpLink, splitLink, wsLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { findLiveClient, openLiveSocket } from './live-socket.ts';
import { askPassword } from './password-ask.ts';
import { passwordLink } from './password-link.ts';

/** Calls about the cookie, and calls needed before there is one. */
const isOverHttp = (path: string) => path.startsWith('auth.') || path === 'system.config';

/** The stock link over the present socket, since each session has its own. */
const liveLink: TRPCLink<AppRouter> =
  (runtime) =>
  ({ op, next }) =>
    wsLink<AppRouter>({ client: openLiveSocket() })(runtime)({ op, next });

const http = httpLink<AppRouter>({ url: '/trpc' });

/**
 * The client itself: `api.rides.board.subscribe(…)`. Subscriptions use the one socket. Calls use it too while it is open,
 * written at once. Otherwise they use HTTP, where they succeed or fail now, because a press that waited for the link
 * could act minutes later. Components call `trpc`, below.
 */
export const api = createTRPCClient<AppRouter>({
  links: [
    passwordLink<AppRouter>(askPassword),
    splitLink({
      condition: (op) => isOverHttp(op.path),
      true: http,
      false: [
        writeAtOnceLink<AppRouter>(findLiveClient, { waits: ({ type }) => type === 'subscription' }),
        splitLink({ condition: (op) => op.type === 'subscription', true: liveLink, false: http }),
      ],
    }),
  ],
});

/**
 * What components use: `trpc.rides.get.useQuery(…)`, `trpc.rides.accept.useMutation()`, and the cache under each
 * procedure's key through `trpc.useUtils()`. Calls use the links of `api`.
 */
export const trpc = createTRPCReact<AppRouter>();
