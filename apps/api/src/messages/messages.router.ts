import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { EventHub } from '../live/event-hub.ts';
import { AnswerMessageInput, ListMessagesInput, MessageIdInput, SendMessageInput } from '@ridewire/contracts';
import { deskProcedure, publicProcedure, router } from '../procedures/procedures.ts';
import { answerMessage } from './answer-message.ts';
import { liveMessages } from './live-messages.ts';
import { getMessage, listMessages } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  limits: Limits;
}

export const createMessagesRouter = (deps: Deps) =>
  router({
    /** Visitors may send too. */
    send: publicProcedure
      .input(SendMessageInput)
      .mutation(({ ctx, input }) => sendMessage(deps, ctx.actor, input, ctx.from)),
    list: deskProcedure('support:read')
      .input(ListMessagesInput)
      .query(({ input }) => listMessages(deps.adminDb, input)),
    get: deskProcedure('support:read')
      .input(MessageIdInput)
      .query(({ input }) => getMessage(deps.db, input.messageId)),
    answer: deskProcedure('support:write')
      .input(AnswerMessageInput)
      .mutation(({ ctx, input }) => answerMessage(deps, ctx.actor, input)),
    /** The messages that came or were answered. */
    changes: deskProcedure('support:read').subscription(() => liveMessages(deps)),
  });
