import { SetTariffInput, SetWaitingInput, TariffInput, WaitingIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { adminProcedure, provenAdminProcedure, router } from '../procedures/procedures.ts';
import { liveTariffs } from './live-tariffs.ts';
import { setTariff, takeBackTariff } from './set-tariff.ts';
import { setWaiting, takeBackWaiting } from './set-waiting.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  timeZone: string;
}

/** What rides and waiting cost, and from when. Changing it asks for the password again. */
export const createTariffsRouter = (deps: Deps) =>
  router({
    live: adminProcedure.subscription(() => liveTariffs(deps)),
    set: provenAdminProcedure(deps)
      .meta({ desk: 'rates:write' })
      .input(SetTariffInput)
      .mutation(({ ctx, input }) => setTariff(deps, ctx.actor, input)),
    setWaiting: provenAdminProcedure(deps)
      .meta({ desk: 'rates:write' })
      .input(SetWaitingInput)
      .mutation(({ ctx, input }) => setWaiting(deps, ctx.actor, input)),
    takeBackWaiting: provenAdminProcedure(deps)
      .meta({ desk: 'rates:write' })
      .input(WaitingIdInput)
      .mutation(({ ctx, input }) => takeBackWaiting(deps, ctx.actor, input)),
    takeBack: provenAdminProcedure(deps)
      .meta({ desk: 'rates:write' })
      .input(TariffInput)
      .mutation(({ ctx, input }) => takeBackTariff(deps, ctx.actor, input)),
  });
