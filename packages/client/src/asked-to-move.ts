import type { TRPCWebSocketClient } from '@trpc/client';
import { whenAnswered } from './write-at-once-link.ts';

/** What the server says when it wants its clients at another process. */
const MOVE = /^\{"id":null,"method":"reconnect"\}$/;
/** How long the server waits for the calls of those it asked, in milliseconds. */
const ANSWERS_MS = 5_000;

/**
 * Whether the server asked this client to go to another process. It asks its clients one after the other, so they may come
 * at once. tRPC's client keeps the reason of a reconnect in its state alone.
 */
export const isAskedToMove = ({ connectionState }: TRPCWebSocketClient): boolean =>
  connectionState.get().error?.message === 'Server requested reconnect';

/**
 * A WebSocket whose user hears that it should move only once its calls are answered: tRPC's client closes the socket then,
 * and calls that crossed the server's word would have no answer.
 */
export function leavingAnswered(Socket: typeof WebSocket): typeof WebSocket {
  return class extends Socket {
    /** The listeners of the class itself hear everything at once. */
    readonly isMade = true;

    override addEventListener(...all: [type: string, listener: unknown, ...rest: unknown[]]): void {
      const [type, listener, ...rest] = all;
      const isHeard = this.isMade && type === 'message' && typeof listener === 'function';
      const hear = (event: MessageEvent) => {
        const tell = () => (listener as (heard: MessageEvent) => void).call(this, event);
        if (typeof event.data === 'string' && MOVE.test(event.data)) whenAnswered(this, ANSWERS_MS, tell);
        else tell();
      };
      const wanted = [type, isHeard ? hear : listener, ...rest] as Parameters<WebSocket['addEventListener']>;
      super.addEventListener(...wanted);
    }
  };
}
