import type { TariffsSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { TARIFFS } from '../ride-types/ride-type-events.ts';
import { listTariffs } from './tariff-queries.ts';

/** Only whole snapshots are sent: whoever follows the ride types makes everyone read again. */
const view: View<null> = () => undefined;

/** What each ride type costs, cost before and soon will. */
export const liveTariffs = ({ adminDb, hub }: { adminDb: Db; hub: EventHub }) =>
  new Live<TariffsSnapshot, null>({
    hub,
    topic: TARIFFS,
    isForAll: true,
    read: () => listTariffs(adminDb),
    view,
  });
