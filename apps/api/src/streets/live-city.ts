import type { CityGround } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { CITY } from './street-events.ts';
import type { CurrentCity } from './current-city.ts';

/** Only whole snapshots are sent: the holder makes everyone read again. */
const view: View<null> = () => undefined;

/** What maps need to know of the city in use; null where none is known. */
export function showCity(cities: Pick<CurrentCity, 'current'>): CityGround | null {
  const city = cities.current();
  if (!city) return null;
  const { version, box, attribution, drivesOn } = city;
  return { version, box, attribution, drivesOn };
}

/** The city whose map is shown, as it changes. */
export const liveCity = ({ hub, cities }: { hub: EventHub; cities: Pick<CurrentCity, 'current'> }) =>
  new Live<CityGround | null, null>({
    hub,
    topic: CITY,
    isForAll: true,
    read: () => Promise.resolve(showCity(cities)),
    view,
  });
