import type { QuestsChange, QuestsSnapshot } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { driverTopic } from '../live/topics.ts';
import { QUESTS, QUESTS_REACHED } from './quest-events.ts';

const deskView: View<QuestsChange> = () => ({ isChanged: true });
/** The driver's topic has much else. */
const ownView: View<QuestsChange> = (event) =>
  event.event === 'quest.changed' || event.event === 'quest.reached' ? { isChanged: true } : undefined;

/** That a quest was made, ended or reached. There is no snapshot: lists are read by page, and read again after each event. */
export const liveQuests = ({ hub }: { hub: EventHub }): Live<QuestsSnapshot, QuestsChange> =>
  new Live({ hub, topic: [QUESTS, QUESTS_REACHED], view: deskView, read: () => Promise.resolve(null) });

/** That a quest was made or ended, or that this driver reached one. */
export const liveOwnQuests = (
  { hub }: { hub: EventHub },
  driverId: string,
): Live<QuestsSnapshot, QuestsChange> =>
  new Live({ hub, topic: [QUESTS, driverTopic(driverId)], view: ownView, read: () => Promise.resolve(null) });
