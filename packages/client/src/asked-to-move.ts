import type { TRPCWebSocketClient } from '@trpc/client';
import { countUnanswered } from './write-at-once-link.ts';

/** Long enough for the answers to calls that crossed the server's word, in milliseconds. */
const ANSWERS_MS = 500;

/**
 * Whether the server asked this client to go to another process. It asks its clients one after the other, so they may come
 * at once. tRPC's client keeps the reason of a reconnect in its state alone.
 */
export const isAskedToMove = ({ connectionState }: TRPCWebSocketClient): boolean =>
  connectionState.get().error?.message === 'Server requested reconnect';

/** How long an asked client stays on its socket, in milliseconds: closed at once, it would lose the answers under way. */
export const leaveAfterMs = ({ connection }: TRPCWebSocketClient): number =>
  connection?.state === 'open' && countUnanswered(connection.ws) > 0 ? ANSWERS_MS : 0;
