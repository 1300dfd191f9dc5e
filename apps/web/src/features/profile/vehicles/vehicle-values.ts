import {
  AddVehicleInput,
  EditVehicleInput,
  USUAL_VEHICLE,
  type OwnVehicle,
  type UpdateProfileInput,
} from '@ridewire/contracts';

/** The values of the fields, in the order of the dialog. */
export type VehicleValues = {
  model: string;
  licensePlate: string;
  /** Blank if never given. */
  color: string;
  kind: string;
  classRank: string;
  seats: string;
};

/** Of a vehicle that is changed, or of a new one. */
export const vehicleValues = (vehicle?: OwnVehicle): VehicleValues => ({
  model: vehicle?.model ?? '',
  licensePlate: vehicle?.licensePlate ?? '',
  color: vehicle?.color ?? '',
  kind: vehicle?.kind ?? USUAL_VEHICLE.kind,
  classRank: String(vehicle?.classRank ?? USUAL_VEHICLE.classRank),
  seats: String(vehicle?.seats ?? USUAL_VEHICLE.seats),
});

/** What is sent; a blank field of a vehicle that is changed keeps the old value. */
export const vehicleInput = (vehicleId: string, { classRank, seats, ...words }: VehicleValues) => ({
  vehicleId,
  ...words,
  classRank: Number(classRank),
  seats: seats.trim() === '' ? undefined : Number(seats),
});

/** What is sent of the vehicle that is driven: only what changed, since not all of it can be changed during a ride. */
export const changedVehicle = (before: VehicleValues, now: VehicleValues): UpdateProfileInput => {
  const { classRank, seats, ...words } = Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => value.trim() !== '' && value.trim() !== before[field as keyof VehicleValues],
    ),
  ) as Partial<VehicleValues>;
  return {
    ...(words as UpdateProfileInput),
    ...(classRank !== undefined && { classRank: Number(classRank) }),
    ...(seats !== undefined && { seats: Number(seats) }),
  };
};

/** The mistakes in the values, by field, as the contract says them. */
export function checkVehicle(
  vehicleId: string,
  values: VehicleValues,
  isNew: boolean,
): Partial<Record<keyof VehicleValues, string>> {
  const problems: Partial<Record<keyof VehicleValues, string>> = {};
  const { error } = (isNew ? AddVehicleInput : EditVehicleInput).safeParse(vehicleInput(vehicleId, values));
  for (const { path, message } of error?.issues ?? []) problems[path[0] as keyof VehicleValues] ??= message;
  return problems;
}
