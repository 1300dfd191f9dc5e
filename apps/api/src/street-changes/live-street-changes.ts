import type { StreetChangesSnapshot } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { STREET_CHANGES } from './street-change-events.ts';
import type { StreetChanges } from './follow-street-changes.ts';

/** Only whole snapshots are sent: the holder makes everyone read again. */
const VIEWS: Record<Actor['role'], View<null>> = {
  rider: () => undefined,
  driver: () => undefined,
  admin: () => undefined,
};

/** The changes of streets that stand: for drivers and admins why, and for admins also those that come. Reads only memory. */
export const liveStreetChanges = (
  { hub, streetChanges }: { hub: EventHub; streetChanges: StreetChanges },
  { role }: Pick<Actor, 'role'>,
) =>
  new Live<StreetChangesSnapshot, null>({
    hub,
    topic: STREET_CHANGES,
    isForAll: true,
    read: () =>
      Promise.resolve({
        standing:
          role === 'rider'
            ? streetChanges.standing().map(({ id, kmh, lines }) => ({ id, kmh, lines }))
            : streetChanges.standing(),
        ...(role === 'admin' && { coming: streetChanges.coming(), lost: streetChanges.lost() }),
      }),
    view: VIEWS[role],
  });
