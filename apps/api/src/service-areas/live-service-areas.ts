import type { ServiceAreasSnapshot } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { SERVICE_AREAS } from '../live/topics.ts';
import type { ServiceAreas } from './follow-service-areas.ts';

/** Only whole snapshots are sent: the holder makes everyone read again. */
const view: View<null> = () => undefined;

/** The service areas that stand. Reads only memory. */
export const liveServiceAreas = ({ hub, serviceAreas }: { hub: EventHub; serviceAreas: ServiceAreas }) =>
  new Live<ServiceAreasSnapshot, null>({
    hub,
    topic: SERVICE_AREAS,
    isForAll: true,
    read: () => Promise.resolve(serviceAreas.standing()),
    view,
  });
