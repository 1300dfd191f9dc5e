import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import type { AppRouter } from '../server/router/router.ts';

/** An unmodified tRPC client over HTTP, which sends these headers. */
export const callOverHttp = (url: string, headers: Record<string, string> = {}): TRPCClient<AppRouter> =>
  createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, headers })] });
