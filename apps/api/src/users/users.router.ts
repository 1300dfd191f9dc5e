import { BlockUserInput, ListUsersInput, UserIdInput } from '@ridewire/contracts';
import { assertSelfOrAdmin } from '../core/actor.ts';
import { adminProcedure, router, userProcedure } from '../http/trpc.ts';
import { blockUser } from './block-user.ts';
import { listUsers } from './list-users.ts';
import { livePeople } from './live-people.ts';
import { unblockUser } from './unblock-user.ts';
import { getUser } from './user-queries.ts';

export const usersRouter = router({
  list: adminProcedure.input(ListUsersInput).query(({ ctx, input }) => listUsers(ctx.core.deskDb, input)),
  /** Of oneself, or of anybody for an admin. */
  get: userProcedure.input(UserIdInput).query(({ ctx, input }) => {
    assertSelfOrAdmin(ctx.actor, input.userId, 'USER_NOT_FOUND');
    return getUser(ctx.core.db, input.userId);
  }),
  me: userProcedure.query(({ ctx }) => getUser(ctx.core.db, ctx.actor.userId)),
  block: adminProcedure
    .input(BlockUserInput)
    .mutation(({ ctx, input }) => blockUser(ctx.core, ctx.actor, input, ctx.from)),
  unblock: adminProcedure
    .input(UserIdInput)
    .mutation(({ ctx, input }) => unblockUser(ctx.core, ctx.actor, input, ctx.from)),
  /** Whose account or driving record changes. */
  changes: adminProcedure.subscription(({ ctx }) => livePeople(ctx.core)),
});
