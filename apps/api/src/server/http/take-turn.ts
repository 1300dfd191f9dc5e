import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../core/actor.ts';
import type { Turns } from '../../core/turns.ts';
import type { Context } from '../../procedures/procedures.ts';
import { notSignedIn, type Identify } from './identify-request.ts';

/** What HTTP shares with sockets. */
interface Shared {
  turns: Turns;
  /** Whether a session of the user ended since then, by performance.now(). */
  wasSignedOut(userId: string, since: number): boolean;
}

/** Makes what a call of this request waits for. */
export type TurnOf = (request: FastifyRequest, actor: Actor | null) => Context['takeTurn'];

/**
 * Calls over HTTP take turns with those over their person's sockets. One that waited isn't carried out if its client has left
 * or was signed out meanwhile.
 */
export const createTurnOf =
  (endpoint: Shared, identify: Identify): TurnOf =>
  (request, actor) => {
    if (!actor) return undefined;
    const { userId } = actor;
    const isStillThere = async (since: number): Promise<boolean> =>
      !request.raw.socket.destroyed &&
      (!endpoint.wasSignedOut(userId, since) || (await identify(request)) !== undefined);
    return async () => {
      const leave = () => endpoint.turns.end(userId);
      const since = performance.now();
      const turn = endpoint.turns.begin(userId);
      if (!turn) return leave;
      await turn;
      try {
        if (!(await isStillThere(since))) throw notSignedIn(request);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    };
  };
