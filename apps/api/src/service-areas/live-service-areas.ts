import type { ServiceAreasSnapshot } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { SERVICE_AREAS } from './service-area-events.ts';
import type { ServiceAreas } from './follow-service-areas.ts';

/** Only whole snapshots are sent: the holder makes everyone read again. */
const view: View<null> = () => undefined;
const viewForDesk: View<null> = () => undefined;

/** The service areas that stand: where they are, and for admins also which. Reads only memory. */
export const liveServiceAreas = (
  { hub, serviceAreas }: { hub: EventHub; serviceAreas: ServiceAreas },
  { role }: Pick<Actor, 'role'>,
) =>
  new Live<ServiceAreasSnapshot, null>({
    hub,
    topic: SERVICE_AREAS,
    isForAll: true,
    read: () => {
      const areas = serviceAreas.standing();
      return Promise.resolve(
        role === 'admin' ? areas : areas.map(({ ring, isBothEnds }) => ({ ring, isBothEnds })),
      );
    },
    view: role === 'admin' ? viewForDesk : view,
  });
