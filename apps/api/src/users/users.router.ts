import type { Db } from '@ridewire/db';
import type { RideClearer } from './clear-rides-job.ts';
import type { EventHub } from '../live/event-hub.ts';
import {
  BlockUserInput,
  InviteAdminInput,
  ListUsersInput,
  SetDeskRoleInput,
  UserIdInput,
} from '@ridewire/contracts';
import { assertSelfOrAdmin } from '../core/actor.ts';
import { adminProcedure, provenAdminProcedure, router, userProcedure } from '../procedures/procedures.ts';
import type { Limits } from '../core/limits.ts';
import { blockUser } from './block-user.ts';
import { inviteAdmin } from './invite-admin.ts';
import { listUsers } from './list-users.ts';
import { livePeople } from './live-people.ts';
import { getPersonRecord } from './person-record.ts';
import { setDeskRole } from './set-desk-role.ts';
import { unblockUser } from './unblock-user.ts';
import { getUser } from './user-queries.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  limits: Limits;
  clearRides: RideClearer;
}

export const createUsersRouter = (deps: Deps) =>
  router({
    list: adminProcedure.input(ListUsersInput).query(({ input }) => listUsers(deps.adminDb, input)),
    /** The caller's own; anyone's for an admin. */
    get: userProcedure.input(UserIdInput).query(({ ctx, input }) => {
      assertSelfOrAdmin(ctx.actor, input.userId, 'USER_NOT_FOUND');
      return getUser(deps.db, input.userId);
    }),
    /** A person's refunds, SOS alerts, messages, odd rides and wishes. */
    record: adminProcedure
      .input(UserIdInput)
      .query(({ ctx, input }) => getPersonRecord(deps.adminDb, ctx.actor, input)),
    me: userProcedure.query(({ ctx }) => getUser(deps.db, ctx.actor.userId)),
    block: provenAdminProcedure(deps)
      .meta({ desk: 'people:write' })
      .input(BlockUserInput)
      .mutation(({ ctx, input }) => blockUser(deps, ctx.actor, input, ctx.from)),
    unblock: provenAdminProcedure(deps)
      .meta({ desk: 'people:write' })
      .input(UserIdInput)
      .mutation(({ ctx, input }) => unblockUser(deps, ctx.actor, input, ctx.from)),
    inviteAdmin: provenAdminProcedure(deps)
      .meta({ desk: 'admins:write' })
      .input(InviteAdminInput)
      .mutation(({ ctx, input }) => inviteAdmin(deps, ctx.actor, input, ctx.from)),
    setDeskRole: provenAdminProcedure(deps)
      .meta({ desk: 'admins:write' })
      .input(SetDeskRoleInput)
      .mutation(({ ctx, input }) => setDeskRole(deps, ctx.actor, input, ctx.from)),
    /** The people whose account or driving record changes. */
    changes: adminProcedure.subscription(() => livePeople(deps)),
  });

export type UsersRouter = ReturnType<typeof createUsersRouter>;
