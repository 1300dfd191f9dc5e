import type { QuestsChange } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { liveChanges } from '../live/live-subscription.ts';
import { driverTopic } from '../live/topics.ts';
import { QUESTS, QUESTS_REACHED } from './quest-events.ts';

const deskView: View<QuestsChange> = () => ({ isChanged: true });
/** The driver's topic has much else. */
const ownView: View<QuestsChange> = (event) =>
  event.event === 'quest.changed' || event.event === 'quest.reached' ? { isChanged: true } : undefined;

/** That a quest was made, ended or reached. */
export const liveQuests = ({ hub }: { hub: EventHub }) =>
  liveChanges(hub, [QUESTS, QUESTS_REACHED], deskView);

/** That a quest was made or ended, or that this driver reached one. */
export const liveOwnQuests = ({ hub }: { hub: EventHub }, driverId: string) =>
  liveChanges(hub, [QUESTS, driverTopic(driverId)], ownView);
