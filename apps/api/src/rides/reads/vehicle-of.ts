/**
 * SQL: a driver's present vehicle, as a ride keeps it.
 * @param lock for a change of a ride: the row after a change under way
 */
export const vehicleOf = (driverId: string, lock: '' | 'for key share' = ''): string => `(
  select jsonb_build_object('model', v.vehicle_model, 'color', v.vehicle_color, 'licensePlate', v.license_plate)
  from drivers v where v.id = ${driverId} ${lock})`;
