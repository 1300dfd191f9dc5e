import { AnswerMessageInput, ListMessagesInput, MessageIdInput, SendMessageInput } from '@ridewire/contracts';
import { adminProcedure, publicProcedure, router } from '../http/trpc.ts';
import { answerMessage } from './answer-message.ts';
import { liveMessages } from './live-messages.ts';
import { getMessage, listMessages } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

export const messagesRouter = router({
  /** Of visitors too. */
  send: publicProcedure
    .input(SendMessageInput)
    .mutation(({ ctx, input }) => sendMessage(ctx.core, ctx.actor, input, ctx.from)),
  list: adminProcedure
    .input(ListMessagesInput)
    .query(({ ctx, input }) => listMessages(ctx.core.deskDb, input)),
  get: adminProcedure
    .input(MessageIdInput)
    .query(({ ctx, input }) => getMessage(ctx.core.db, input.messageId)),
  answer: adminProcedure
    .input(AnswerMessageInput)
    .mutation(({ ctx, input }) => answerMessage(ctx.core, ctx.actor, input)),
  /** Which ones came or were answered. */
  changes: adminProcedure.subscription(({ ctx }) => liveMessages(ctx.core)),
});
