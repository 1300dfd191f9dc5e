import type { PromosChange, PromosSnapshot } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { PROMOS } from '../live/topics.ts';

const view: View<PromosChange> = () => ({ isChanged: true });

/** That a code was made, ended or used. There is no snapshot: lists are read by page, and read again after each event. */
export const livePromos = ({ hub }: { hub: EventHub }): Live<PromosSnapshot, PromosChange> =>
  new Live({ hub, topic: PROMOS, view, read: () => Promise.resolve(null) });
