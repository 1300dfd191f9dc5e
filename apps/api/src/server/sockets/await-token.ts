import { parseConnectionParamsFromUnknown } from '@trpc/server/http';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import type { RawData, WebSocket } from 'ws';
import { AppError } from '../../core/app-error.ts';
import { faultOf } from '../../procedures/refusal-of.ts';
import { errorOf, readMessages, textOf, writeError } from './trpc-messages.ts';

/** How long a socket may stay without its token, in milliseconds. */
const PATIENCE_MS = 5_000;
/** The same in a crowded room. */
const CROWDED_PATIENCE_MS = 2_000;
/** tRPC's client reconnects at once after an open socket closes, so a refused one stays open this long, in milliseconds. */
const FAREWELL_MS = 1_000;
/** Tells the client that coming again with the same version of the API is of no use. */
const NO_SUCH_VERSION = 4400;
/** How many frames of a refused client are answered. */
const MAX_ANSWERS = 32;

interface Options {
  router: AnyTRPCRouter;
  isCrowded: boolean;
  /**
   * Finds the token's owner; null for no token. The version is what the client asks for, if it does.
   * @returns the function that takes the socket over
   * @throws AppError when it is refused
   */
  admit: (token: string | null, version?: string) => Promise<() => void>;
  /** Called with the error to log behind a refusal. */
  onFault: (error: unknown) => void;
}

/**
 * Waits for the token of a client that can set no header: tRPC's client sends it as the first message, with its calls
 * right behind, which wait here. A refused client is told so in answer to each call, and cut a little later.
 */
export function awaitToken(socket: WebSocket, { router, isCrowded, admit, onFault }: Options): void {
  const waiting: [RawData, boolean][] = [];
  let isAsked = false;
  let refusal: TRPCError | undefined;
  let answers = 0;

  const answer = (data: RawData, isBinary: boolean): void => {
    if (!refusal || (answers += 1) > MAX_ANSWERS || socket.readyState !== socket.OPEN) return;
    try {
      for (const message of readMessages(router, textOf(data, isBinary))) {
        if (message.id === null || message.method === 'subscription.stop') continue;
        const asked = { id: message.id, type: message.method, path: message.params.path };
        socket.send(writeError(router, asked, refusal));
      }
    } catch {
      // An unreadable message gets no answer.
    }
  };

  const refuse = (cause: unknown): void => {
    if (refusal) return;
    refusal = errorOf(cause);
    clearTimeout(patience);
    const fault = faultOf(refusal);
    if (fault !== undefined) onFault(fault);
    for (const frame of waiting.splice(0)) answer(...frame);
    socket.resume();
    const [code, reason] = closeOf(refusal);
    setTimeout(() => {
      socket.close(code, reason);
      // A peer that doesn't answer the close frame is not waited for.
      setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
    }, FAREWELL_MS).unref();
  };

  const receive = (data: RawData, isBinary: boolean): void => {
    if (refusal) return answer(data, isBinary);
    if (isAsked) return void waiting.push([data, isBinary]);
    isAsked = true;
    // One read limits the data already here; the rest waits in the network.
    socket.pause();
    const { token = null, version } = paramsIn(textOf(data, isBinary));
    admit(token, version).then(
      (takeOver) => {
        if (refusal) return;
        clearTimeout(patience);
        socket.off('message', receive);
        takeOver();
        for (const frame of waiting) socket.emit('message', ...frame);
        socket.resume();
      },
      (cause: unknown) => {
        // A call in place of the token.
        waiting.unshift([data, isBinary]);
        refuse(cause);
      },
    );
  };

  const patience = setTimeout(
    () => refuse(new AppError('NOT_SIGNED_IN')),
    isCrowded ? CROWDED_PATIENCE_MS : PATIENCE_MS,
  ).unref();
  socket.on('message', receive);
  socket.once('close', () => clearTimeout(patience));
}

function closeOf(refusal: TRPCError): [code: number, reason: string] {
  if (refusal.code === 'UNAUTHORIZED') return [4401, 'not signed in'];
  const isVersion = refusal.cause instanceof AppError && refusal.cause.code === 'VERSION_UNKNOWN';
  return isVersion ? [NO_SUCH_VERSION, 'no such API version'] : [1013, 'try again later'];
}

function paramsIn(text: string): { token?: string; version?: string } {
  try {
    const message = JSON.parse(text) as { method?: unknown; data?: unknown };
    return (message.method === 'connectionParams' && parseConnectionParamsFromUnknown(message.data)) || {};
  } catch {
    return {};
  }
}
