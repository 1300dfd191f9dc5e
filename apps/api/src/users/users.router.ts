import { ListUsersInput, UserIdInput } from '@ridewire/contracts';
import { adminProcedure, router } from '../http/trpc.ts';
import { blockUser } from './block-user.ts';
import { livePeople } from './live-people.ts';
import { unblockUser } from './unblock-user.ts';
import { getUser, listUsers } from './user-queries.ts';

export const usersRouter = router({
  list: adminProcedure.input(ListUsersInput).query(({ ctx, input }) => listUsers(ctx.core.db, input)),
  get: adminProcedure.input(UserIdInput).query(({ ctx, input }) => getUser(ctx.core.db, input.userId)),
  block: adminProcedure
    .input(UserIdInput)
    .mutation(({ ctx, input }) => blockUser(ctx.core, ctx.actor, input)),
  unblock: adminProcedure
    .input(UserIdInput)
    .mutation(({ ctx, input }) => unblockUser(ctx.core, ctx.actor, input)),
  /** Whose account or driving record changes. */
  changes: adminProcedure.subscription(({ ctx }) => livePeople(ctx.core)),
});
