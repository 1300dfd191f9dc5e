import {
  ChatInput,
  ReadChatInput,
  ReportChatInput,
  RideInput,
  SayInput,
  type ChatMessage,
  type ChatSnapshot,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { EventHub } from '../live/event-hub.ts';
import { deskProcedure, procedureFor, router } from '../procedures/procedures.ts';
import { readChat } from './chat-queries.ts';
import { findChat } from './find-chat.ts';
import { findReportable } from './find-reportable.ts';
import { liveChat } from './live-chat.ts';
import { readInChat } from './read-in-chat.ts';
import { reportChat } from './report-chat.ts';
import { listReportedChats } from './reported-chats.ts';
import { sayInChat } from './say-in-chat.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  limits: Limits;
}

const oneOfTwo = procedureFor('rider', 'driver');

/** What a ride's rider and driver write to each other. */
export const createChatRouter = (deps: Deps) =>
  router({
    live: oneOfTwo.input(ChatInput).subscription(({ ctx, input }) => liveChat(deps, ctx.actor, input)),
    /** The same once, for programs: with the ride's present or last driver. */
    ofRide: oneOfTwo
      .input(RideInput)
      .query(async ({ ctx, input }): Promise<ChatSnapshot> =>
        readChat(deps.db.orm, await findChat(deps.db.orm, ctx.actor, input)),
      ),
    say: oneOfTwo
      .input(SayInput)
      .mutation(({ ctx, input }): Promise<ChatMessage> => sayInChat(deps, ctx.actor, input)),
    read: oneOfTwo.input(ReadChatInput).mutation(({ ctx, input }) => readInChat(deps, ctx.actor, input)),
    report: oneOfTwo.input(ReportChatInput).mutation(({ ctx, input }) => reportChat(deps, ctx.actor, input)),
    reportable: procedureFor('rider')
      .input(RideInput)
      .query(({ ctx, input }) => findReportable(deps.db, ctx.actor, input)),
    /** For admins: what was reported, or said on a ride with a call for help. */
    reported: deskProcedure('support:read')
      .input(RideInput)
      .query(({ ctx, input }) => listReportedChats(deps.db, ctx.actor, input)),
  });

export type ChatRouter = ReturnType<typeof createChatRouter>;
