import type { Core } from '../core/core.ts';
import { listDriversForIndex } from '../drivers/driver-queries.ts';
import { listWaitingRides } from './offer-queries.ts';

/** Reads drivers and waiting rides from the database, at the start and after events may have been missed. */
export async function loadIndex(core: Core): Promise<void> {
  const [drivers, waiting] = await Promise.all([listDriversForIndex(core.db), listWaitingRides(core.db)]);
  core.drivers.clear();
  core.waiting.clear();
  for (const { id, available, rideId, riderId, lat, lng, at } of drivers) {
    core.drivers.setAvailable(id, available);
    if (rideId && riderId) core.drivers.setRiding(id, { rideId, riderId });
    if (lat !== null && lng !== null && at) {
      core.positions.learn({ driverId: id, lat, lng, bearing: null, at: at.getTime() });
    }
    const position = core.positions.get(id);
    if (position) core.drivers.setPosition(position);
  }
  for (const ride of waiting) core.waiting.add(ride.id, ride.pickup, ride.requestedAt.getTime());
}
