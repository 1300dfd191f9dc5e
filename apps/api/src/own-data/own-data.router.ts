import type { Db } from '@ridewire/db';
import { DeleteAccountInput, UserIdInput } from '@ridewire/contracts';
import type { ClientConfig } from '../core/client-config.ts';
import type { Limits } from '../core/limits.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { provenAdminProcedure, router, userProcedure } from '../procedures/procedures.ts';
import { deleteAccount } from './delete-account.ts';
import { eraseGuest } from './erase-guest.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  factorKey: Buffer;
  personalData: readonly PersonalData[];
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

/** Of people without an account, by the desk. */
export const createGuestDataRouter = (deps: Pick<Deps, 'db' | 'personalData'>) =>
  router({
    eraseGuest: provenAdminProcedure(deps)
      .meta({ desk: 'people:write' })
      .input(UserIdInput)
      .mutation(({ ctx, input }) => eraseGuest(deps, ctx.actor, input, ctx.from)),
  });
