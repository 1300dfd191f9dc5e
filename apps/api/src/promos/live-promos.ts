import type { PromosChange } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { liveChanges } from '../live/live-subscription.ts';
import { PROMOS } from '../live/topics.ts';

const view: View<PromosChange> = () => ({ isChanged: true });

/** That a code was made, ended or used. */
export const livePromos = ({ hub }: { hub: EventHub }) => liveChanges(hub, PROMOS, view);
