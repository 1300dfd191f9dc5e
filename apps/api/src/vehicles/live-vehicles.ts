import type { VehiclesChange, VehiclesSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { listVehicles } from './vehicle-queries.ts';

/** A change of the driver may be one of the vehicle they drive. */
const CHANGES: ReadonlySet<string> = new Set(['vehicles.changed', 'documents.changed', 'driver.changed']);

const vehiclesView: View<VehiclesChange> = ({ event }) => (CHANGES.has(event) ? 'reread' : undefined);

/** A driver's own vehicles. */
export const liveVehicles = (
  deps: { db: Db; hub: EventHub; timeZone: string },
  driverId: string,
): Live<VehiclesSnapshot, VehiclesChange> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(driverId),
    view: vehiclesView,
    read: () => listVehicles(deps, driverId),
  });
