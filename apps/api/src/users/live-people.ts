import type { PeopleChange, PeopleSnapshot } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { PEOPLE } from '../realtime/topics.ts';

const peopleView: View<PeopleChange> = (event) => {
  if (event.event === 'user.changed') return { userId: event.userId, role: event.role };
  if (event.event === 'documents.changed') return { userId: event.driverId, role: 'driver' };
  return event.event === 'driver.changed' ? { userId: event.driver.id, role: 'driver' } : undefined;
};

/** Whose account, driving record or documents changed. There is no snapshot: lists are read by page, and read anew after each one. */
export const livePeople = (core: Core): Live<PeopleSnapshot, PeopleChange> =>
  new Live({ hub: core.hub, topic: PEOPLE, view: peopleView, read: () => Promise.resolve(null) });
