import { z } from 'zod';
import { VehicleId, type DocumentView } from './documents.ts';
import { mistake } from './mistakes.ts';
import {
  ClassRank,
  Color,
  LicensePlate,
  Model,
  Seats,
  SeenPlate,
  SeenVehicle,
  VehicleKind,
  type VehicleView,
} from './profile.ts';
import { orBlank } from './text.ts';

/** How many vehicles a driver can have, with the one they drive now. */
export const MOST_VEHICLES = 5;

export const VehicleIdInput = z.object({ vehicleId: VehicleId });
export type VehicleIdInput = z.infer<typeof VehicleIdInput>;

/** What is left out is as of a usual car. */
export const AddVehicleInput = VehicleIdInput.extend({
  model: Model,
  licensePlate: LicensePlate,
  color: orBlank(Color),
  kind: orBlank(VehicleKind),
  classRank: orBlank(ClassRank),
  seats: orBlank(Seats),
});
/** The client makes the id, once per press: sent again, it is the same vehicle. */
export type AddVehicleInput = z.infer<typeof AddVehicleInput>;

/** A blank field keeps its old value. */
export const EditVehicleInput = AddVehicleInput.extend({
  model: orBlank(Model),
  licensePlate: orBlank(LicensePlate),
});
export type EditVehicleInput = z.infer<typeof EditVehicleInput>;

/** A vehicle as the admin saw it. If it has changed since, it is not confirmed. */
export const ConfirmOtherVehicleInput = VehicleIdInput.extend({
  driverId: z.uuid(mistake('driverId')),
  licensePlate: SeenPlate,
  vehicle: SeenVehicle,
});
export type ConfirmOtherVehicleInput = z.infer<typeof ConfirmOtherVehicleInput>;

/** One of a driver's vehicles, as they and admins see it. */
export interface OwnVehicle extends VehicleView {
  id: string;
  /** The driver drives it now. */
  isDriven: boolean;
  /** Those that belong to the vehicle. */
  documents: DocumentView[];
}

/** All vehicles of a driver: the one they drive first, then the newest. */
export interface VehiclesView {
  /** Today's date in the city, YYYY-MM-DD. */
  today: string;
  vehicles: OwnVehicle[];
}

/** vehicles.mine is always sent whole, as a new snapshot; there are no changes. */
export type VehiclesChange = null;
export type VehiclesSnapshot = VehiclesView;
