import type { Role } from '@ridewire/contracts';
import { callTRPCProcedure } from '@trpc/server';
import { Live } from '../realtime/live-subscription.ts';
import { appRouter } from '../router.ts';
import type { RestRequest, RestRow } from './rest-row.ts';
import type { Context } from './trpc.ts';

const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: 'query' | 'mutation' | 'subscription' } }
>;

/** Who has no account gets what a rider would: the procedure refuses them by itself. */
const pathFor = ({ procedure }: RestRow, role: Role | undefined): string =>
  typeof procedure === 'string' ? procedure : procedure[role ?? 'rider'];

/**
 * Calls a row's procedure and reshapes what it answers.
 * @throws TRPCError as the procedure does
 */
export async function callRow(row: RestRow, context: Context, request: RestRequest): Promise<unknown> {
  const path = pathFor(row, context.actor?.role);
  const abort = new AbortController();
  const result: unknown = await callTRPCProcedure({
    router: appRouter,
    path,
    type: procedures[path]?._def.type ?? 'query',
    ctx: context,
    getRawInput: () => Promise.resolve(row.input?.(request)),
    signal: abort.signal,
    batchIndex: 0,
  });
  const answer = result instanceof Live ? await firstSnapshot(result) : result;
  return row.answer(answer as never, request);
}

async function firstSnapshot(live: Live<unknown, unknown>): Promise<unknown> {
  for await (const message of live) if (message.type === 'snapshot') return message.data;
  return undefined;
}
