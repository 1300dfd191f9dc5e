import type { Db } from '@ridewire/db';
import { DeleteAccountInput } from '@ridewire/contracts';
import type { ClientConfig } from '../core/client-config.ts';
import type { Limits } from '../core/limits.ts';
import { router, userProcedure } from '../procedures/procedures.ts';
import { deleteAccount } from './delete-account.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
}

export const createOwnDataRouter = (deps: Deps) =>
  router({
    /** Deletes the caller's account for good. */
    deleteAccount: userProcedure.input(DeleteAccountInput).mutation(async ({ ctx, input }) => {
      await deleteAccount(deps, ctx.actor, input, ctx.from);
      ctx.http?.clearSessionCookie();
      return { deleted: true };
    }),
  });
