import { ConfirmFactorInput, FactorCodeInput, UserIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { ClientConfig } from '../../core/client-config.ts';
import type { FactorDemand } from '../../core/factor-demand.ts';
import type { Limits } from '../../core/limits.ts';
import {
  adminProcedure,
  provenInBrowserProcedure,
  provenAdminProcedure,
  router,
  userProcedure,
} from '../../procedures/procedures.ts';
import { beginSetup } from './begin-setup.ts';
import { renewCodes, turnOffFactor } from './change-factor.ts';
import { confirmSetup } from './confirm-setup.ts';
import { readFactorOf, readOwnFactor } from './factor-queries.ts';
import { removeFactorOf } from './remove-factor-of.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  factorKey: Buffer;
  factorDemand: FactorDemand;
}

/** The authenticator app that a sign-in asks for after the password. */
export const createSecondFactorRouter = (deps: Deps) =>
  router({
    mine: userProcedure.meta({ isForSetup: true }).query(({ ctx }) => readOwnFactor(deps, ctx.actor)),
    begin: provenInBrowserProcedure(deps)
      .meta({ isForSetup: true })
      .mutation(({ ctx }) => beginSetup(deps, ctx.actor)),
    confirm: provenInBrowserProcedure(deps)
      .meta({ isForSetup: true })
      .input(ConfirmFactorInput)
      .mutation(({ ctx, input }) => confirmSetup(deps, ctx.actor, input)),
    turnOff: provenInBrowserProcedure(deps)
      .input(FactorCodeInput)
      .mutation(async ({ ctx, input }) => {
        await turnOffFactor(deps, ctx.actor, input);
        return { isOn: false };
      }),
    renewCodes: provenInBrowserProcedure(deps)
      .input(FactorCodeInput)
      .mutation(({ ctx, input }) => renewCodes(deps, ctx.actor, input)),
    /** Whether a person has one. */
    ofUser: adminProcedure
      .input(UserIdInput)
      .query(({ ctx, input }) => readFactorOf(deps.db, ctx.actor, input)),
    removeOf: provenAdminProcedure(deps)
      .meta({ desk: 'people:write' })
      .input(UserIdInput)
      .mutation(({ ctx, input }) => removeFactorOf(deps, ctx.actor, input)),
  });
