import { ChooseLanguageInput, UpdateProfileInput, UpdateVehicleInput } from '@ridewire/contracts';
import { getDriver } from '../drivers/driver-queries.ts';
import { driverProcedure, router, userProcedure } from '../http/trpc.ts';
import { chooseLanguage } from './choose-language.ts';
import { liveProfile } from './live-profile.ts';
import { getVehicle } from './profile-queries.ts';
import { updateProfile } from './update-profile.ts';
import { updateVehicle } from './update-vehicle.ts';

export const profileRouter = router({
  current: userProcedure.subscription(({ ctx }) => liveProfile(ctx.core, ctx.actor)),
  update: userProcedure
    .input(UpdateProfileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx.core, ctx.actor, input, ctx.from)),
  chooseLanguage: userProcedure
    .input(ChooseLanguageInput)
    .mutation(({ ctx, input }) => chooseLanguage(ctx.core, ctx.actor, input, ctx.from)),
  vehicle: driverProcedure.query(({ ctx }) => getVehicle(ctx.core.db, ctx.actor.userId)),
  updateVehicle: driverProcedure
    .input(UpdateVehicleInput)
    .mutation(async ({ ctx: { core, actor, from }, input }) => {
      await updateVehicle(core, actor, input, from);
      return getDriver(core.db, actor.userId);
    }),
});
