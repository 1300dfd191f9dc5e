import { CheckPromoInput, MakePromoInput, PageInput, PromoIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Limits } from '../core/limits.ts';
import type { EventHub } from '../live/event-hub.ts';
import {
  adminProcedure,
  deskProcedure,
  provenAdminProcedure,
  riderProcedure,
  router,
} from '../procedures/procedures.ts';
import { endPromo } from './end-promo.ts';
import { checkPromo } from './find-promo.ts';
import { livePromos } from './live-promos.ts';
import { makePromo } from './make-promo.ts';
import { getPromo, listPromos } from './promo-queries.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  hub: EventHub;
  limits: Limits;
  timeZone: string;
}

/** Promo codes: the desk makes and ends them, and riders use them. Making one asks for the password again. */
export const createPromosRouter = (deps: Deps) =>
  router({
    make: provenAdminProcedure(deps)
      .meta({ desk: 'promos:write' })
      .input(MakePromoInput)
      .mutation(({ ctx, input }) => makePromo(deps, ctx.actor, input)),
    end: deskProcedure('promos:write')
      .input(PromoIdInput)
      .mutation(({ ctx, input }) => endPromo(deps, ctx.actor, input)),
    list: adminProcedure.input(PageInput).query(({ input }) => listPromos(deps.adminDb, input)),
    get: adminProcedure.input(PromoIdInput).query(({ input }) => getPromo(deps.adminDb.orm, input.promoId)),
    changes: adminProcedure.subscription(() => livePromos(deps)),
    /** What a code takes off the rider's next ride, or one at a later time. */
    check: riderProcedure
      .input(CheckPromoInput)
      .query(({ ctx, input }) => checkPromo(deps, ctx.actor, input)),
  });
