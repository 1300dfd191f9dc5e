import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import type { Limits } from '../core/limits.ts';
import {
  ChooseLanguageInput,
  ChoosePinInput,
  UpdateProfileInput,
  UpdateVehicleInput,
} from '@ridewire/contracts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { getDriver } from '../drivers/driver-queries.ts';
import { driverProcedure, riderProcedure, router, userProcedure } from '../procedures/procedures.ts';
import { chooseLanguage } from './choose-language.ts';
import { choosePin } from './choose-pin.ts';
import { liveProfile } from './live-profile.ts';
import { getVehicle } from './profile-queries.ts';
import { updateProfile } from './update-profile.ts';
import { updateVehicle } from './update-vehicle.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  limits: Limits;
  rideTypes: RideTypes;
}

export const createProfileRouter = (deps: Deps) =>
  router({
    current: userProcedure.subscription(({ ctx }) => liveProfile(deps, ctx.actor)),
    update: userProcedure
      .input(UpdateProfileInput)
      .mutation(({ ctx, input }) => updateProfile(deps, ctx.actor, input, ctx.from)),
    chooseLanguage: userProcedure
      .input(ChooseLanguageInput)
      .mutation(({ ctx, input }) => chooseLanguage(deps, ctx.actor, input, ctx.from)),
    choosePin: riderProcedure
      .input(ChoosePinInput)
      .mutation(({ ctx, input }) => choosePin(deps, ctx.actor, input, ctx.from)),
    vehicle: driverProcedure.query(({ ctx }) => getVehicle(deps.db, ctx.actor.userId)),
    updateVehicle: driverProcedure.input(UpdateVehicleInput).mutation(async ({ ctx, input }) => {
      await updateVehicle(deps, ctx.actor, input, ctx.from);
      return getDriver(deps.db, ctx.actor.userId);
    }),
  });

export type ProfileRouter = ReturnType<typeof createProfileRouter>;
