import { MakeQuestInput, PageInput, QuestIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import {
  adminProcedure,
  deskProcedure,
  driverProcedure,
  provenAdminProcedure,
  router,
} from '../procedures/procedures.ts';
import { endQuest } from './end-quest.ts';
import { liveOwnQuests, liveQuests } from './live-quests.ts';
import { makeQuest } from './make-quest.ts';
import { getQuest, listOwnQuests, listQuests } from './quest-queries.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  timeZone: string;
}

/** Bonuses for many rides: the desk makes and ends them, and drivers see how far they are. Making one asks for the password again. */
export const createQuestsRouter = (deps: Deps) =>
  router({
    make: provenAdminProcedure(deps)
      .meta({ desk: 'quests:write' })
      .input(MakeQuestInput)
      .mutation(({ ctx, input }) => makeQuest(deps, ctx.actor, input)),
    end: deskProcedure('quests:write')
      .input(QuestIdInput)
      .mutation(({ ctx, input }) => endQuest(deps, ctx.actor, input)),
    list: adminProcedure.input(PageInput).query(({ input }) => listQuests(deps.adminDb, input)),
    get: adminProcedure.input(QuestIdInput).query(({ input }) => getQuest(deps.adminDb.orm, input.questId)),
    changes: adminProcedure.subscription(() => liveQuests(deps)),
    mine: driverProcedure.query(({ ctx }) => listOwnQuests(deps.db, ctx.actor.userId)),
    ownChanges: driverProcedure.subscription(({ ctx }) => liveOwnQuests(deps, ctx.actor.userId)),
  });
