import {
  AddPasskeyInput,
  BeginPasskeyInput,
  PasskeySignInInput,
  RemovePasskeyInput,
  type SignedIn,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { ClientConfig } from '../../core/client-config.ts';
import type { FactorDemand } from '../../core/factor-demand.ts';
import type { Limits } from '../../core/limits.ts';
import type { RefusedTries } from '../../core/refused-tries.ts';
import {
  httpProcedure,
  provenInBrowserProcedure,
  router,
  userProcedure,
} from '../../procedures/procedures.ts';
import { enterBrowser } from '../enter-browser.ts';
import { addPasskey } from './add-passkey.ts';
import { beginAdding } from './begin-adding.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { listPasskeys } from './passkey-queries.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  refusedTries: RefusedTries;
  factorKey: Buffer;
  factorDemand: FactorDemand;
  publicUrl: string;
}

/** The keys of devices that stand in for password and code. */
export const createPasskeysRouter = (deps: Deps) =>
  router({
    mine: userProcedure
      .meta({ isForSetup: true })
      .query(({ ctx }) => listPasskeys(deps.db, ctx.actor.userId)),
    begin: provenInBrowserProcedure(deps)
      .meta({ isForSetup: true })
      .input(BeginPasskeyInput)
      .mutation(({ ctx, input }) => beginAdding(deps, ctx.actor, input)),
    add: provenInBrowserProcedure(deps)
      .meta({ isForSetup: true })
      .input(AddPasskeyInput)
      .mutation(({ ctx, input }) => addPasskey(deps, ctx.actor, input)),
    remove: provenInBrowserProcedure(deps)
      .input(RemovePasskeyInput)
      .mutation(async ({ ctx, input }) => {
        await removePasskey(deps, ctx.actor, input);
        return { removed: true };
      }),
    beginSignIn: httpProcedure.mutation(({ ctx }) => beginSignIn(deps, ctx.from)),
    /** Sets the session cookie, so over HTTP only. */
    signIn: httpProcedure
      .input(PasskeySignInInput)
      .mutation(async ({ ctx, input }): Promise<SignedIn> =>
        enterBrowser(deps, ctx, await signInWithPasskey(deps, input, ctx.from)),
      ),
  });
