import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../core/actor.ts';
import type { Turns } from '../../core/turns.ts';
import type { Context } from '../../procedures/procedures.ts';
import { notSignedIn, type Identify } from './identify-request.ts';

/** Makes what a call of this request waits for. */
export type TurnOf = (request: FastifyRequest, actor: Actor | null) => Context['takeTurn'];

/**
 * Calls over HTTP take turns with those over their person's sockets. One that waited isn't carried out if its client has left
 * or was signed out meanwhile.
 */
export const createTurnOf =
  (turns: Turns, identify: Identify): TurnOf =>
  (request, actor) => {
    if (!actor) return undefined;
    const { userId } = actor;
    const isStillThere = async (): Promise<boolean> =>
      !request.raw.socket.destroyed && (await identify(request)) !== undefined;
    return async () => {
      const leave = () => turns.end(userId);
      const turn = turns.begin(userId);
      if (!turn) return leave;
      await turn;
      try {
        if (!(await isStillThere())) throw notSignedIn(request);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    };
  };
