import {
  AddRideTypeInput,
  ChangeRideTypeInput,
  OfferRideTypeInput,
  OrderRideTypesInput,
  RideTypeInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { adminProcedure, deskProcedure, provenAdminProcedure, router } from '../procedures/procedures.ts';
import { addRideType } from './add-ride-type.ts';
import { changeRideType } from './change-ride-type.ts';
import { offerRideType } from './offer-ride-type.ts';
import { orderRideTypes } from './order-ride-types.ts';
import { countBooked } from './ride-type-queries.ts';

interface Deps {
  db: Db;
  adminDb: Db;
}

/** The ride types at the desk. What changes which rides people get asks for the password again; their order doesn't. */
export const createRideTypesRouter = (deps: Deps) =>
  router({
    booked: adminProcedure.input(RideTypeInput).query(({ input }) => countBooked(deps.adminDb, input.type)),
    add: provenAdminProcedure(deps)
      .meta({ desk: 'rates:write' })
      .input(AddRideTypeInput)
      .mutation(({ ctx, input }) => addRideType(deps, ctx.actor, input)),
    change: provenAdminProcedure(deps)
      .meta({ desk: 'rates:write' })
      .input(ChangeRideTypeInput)
      .mutation(({ ctx, input }) => changeRideType(deps, ctx.actor, input)),
    offer: provenAdminProcedure(deps)
      .meta({ desk: 'rates:write' })
      .input(OfferRideTypeInput)
      .mutation(({ ctx, input }) => offerRideType(deps, ctx.actor, input)),
    order: deskProcedure('rates:write')
      .input(OrderRideTypesInput)
      .mutation(({ ctx, input }) => orderRideTypes(deps, ctx.actor, input)),
  });
