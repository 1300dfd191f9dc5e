import { USUAL_TENTHS, type SurgeArea, type SurgeSnapshot } from '@ridewire/contracts';
import { cellToBoundary } from 'h3-js';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { SURGE } from './surge-events.ts';
import { capped, type SurgePrices } from './surge-prices.ts';
import type { SurgeState } from './surge-queries.ts';

/** Only whole snapshots are sent: the holder makes everyone read again. */
const view: View<null> = () => undefined;

/** The settings, and the areas that cost more now. Reads only memory. */
export const liveSurge = ({ hub, surge }: { hub: EventHub; surge: Pick<SurgePrices, 'current'> }) =>
  new Live<SurgeSnapshot, null>({
    hub,
    topic: SURGE,
    read: () => Promise.resolve(viewSurge(surge.current())),
    view,
  });

function viewSurge(state: SurgeState): SurgeSnapshot {
  const { isOn, capTenths } = state;
  const areas = [...state.areas]
    .map(([cell, tenths]) => viewArea(cell, capped(state, tenths)))
    .filter(({ tenths }) => tenths > USUAL_TENTHS);
  return { isOn, capTenths, areas: isOn ? areas : [] };
}

/** About a meter. */
const toShown = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const viewArea = (cell: string, tenths: number): SurgeArea => ({
  cell,
  tenths,
  ring: cellToBoundary(cell).map(([lat, lng]) => ({ lat: toShown(lat), lng: toShown(lng) })),
});
