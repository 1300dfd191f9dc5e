import {
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  transformTRPCResponse,
  TRPCError,
  type AnyTRPCRouter,
} from '@trpc/server';
import { parseTRPCMessage, type TRPCClientOutgoingMessage, type TRPCResponseMessage } from '@trpc/server/rpc';
import type { RawData } from 'ws';
import { asTrpcError } from '../../procedures/refusal-of.ts';

/** A client may send many calls as one frame; each is counted and answered separately. */
const MAX_BATCH = 1_000;

/** The call an answer is for. Nothing is known of an unreadable message. */
export interface Asked {
  id: number | string | null;
  type: 'query' | 'mutation' | 'subscription' | 'unknown';
  path: string;
}

/** The text of a frame; a binary one has none. */
export const textOf = (data: RawData, isBinary: boolean): string =>
  isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');

/**
 * The messages in one frame.
 * @throws TRPCError PARSE_ERROR
 */
export function readMessages(router: AnyTRPCRouter, text: string): TRPCClientOutgoingMessage[] {
  try {
    const { transformer } = router._def._config;
    const parsed: unknown = JSON.parse(text);
    const list = Array.isArray(parsed) ? parsed : [parsed];
    if (list.length > MAX_BATCH) throw new Error('too many messages in one frame');
    return list.map((message) => parseTRPCMessage(message, transformer));
  } catch (cause) {
    throw new TRPCError({
      code: 'PARSE_ERROR',
      message: 'That is not a message this server understands.',
      cause,
    });
  }
}

export const errorOf = (cause: unknown): TRPCError => getTRPCErrorFromUnknown(asTrpcError(cause));

export const writeResponse = (router: AnyTRPCRouter, message: TRPCResponseMessage): string =>
  JSON.stringify(transformTRPCResponse(router._def._config, message));

export function writeError(router: AnyTRPCRouter, { id, type, path }: Asked, error: TRPCError): string {
  const config = router._def._config;
  return writeResponse(router, {
    id,
    error: getTRPCErrorShape({ config, error, type, path, input: undefined, ctx: undefined }),
  });
}
