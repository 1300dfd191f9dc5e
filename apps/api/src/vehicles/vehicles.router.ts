import {
  AddVehicleInput,
  ConfirmOtherVehicleInput,
  DriverIdInput,
  EditVehicleInput,
  VehicleIdInput,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub } from '../live/event-hub.ts';
import { deskProcedure, driverProcedure, router } from '../procedures/procedures.ts';
import { addVehicle, type VehicleDeps } from './add-vehicle.ts';
import { confirmOtherVehicle } from './confirm-other-vehicle.ts';
import { driveVehicle } from './drive-vehicle.ts';
import { editVehicle } from './edit-vehicle.ts';
import { liveVehicles } from './live-vehicles.ts';
import { removeVehicle } from './remove-vehicle.ts';
import { listVehicles } from './vehicle-queries.ts';

interface Deps extends VehicleDeps {
  adminDb: Db;
  hub: EventHub;
}

/** A driver's vehicles. The one they drive now is changed with the profile, and confirmed with the driver. */
export const createVehiclesRouter = (deps: Deps) =>
  router({
    /** The caller's own. */
    mine: driverProcedure.subscription(({ ctx }) => liveVehicles(deps, ctx.actor.userId)),
    add: driverProcedure
      .input(AddVehicleInput)
      .mutation(({ ctx, input }) => addVehicle(deps, ctx.actor, input)),
    edit: driverProcedure
      .input(EditVehicleInput)
      .mutation(({ ctx, input }) => editVehicle(deps, ctx.actor, input)),
    remove: driverProcedure
      .input(VehicleIdInput)
      .mutation(({ ctx, input }) => removeVehicle(deps, ctx.actor, input)),
    /** From now on, the caller drives this one. */
    drive: driverProcedure
      .input(VehicleIdInput)
      .mutation(({ ctx, input }) => driveVehicle(deps, ctx.actor, input)),
    list: deskProcedure('documents:read')
      .input(DriverIdInput)
      .query(({ input }) => listVehicles({ ...deps, db: deps.adminDb }, input.driverId)),
    confirm: deskProcedure('people:write')
      .input(ConfirmOtherVehicleInput)
      .mutation(({ ctx, input }) => confirmOtherVehicle(deps, ctx.actor, input)),
  });
