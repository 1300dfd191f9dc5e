import type { CityGround } from '@ridewire/contracts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { CITY } from '../live/topics.ts';
import type { CurrentCity } from './current-city.ts';

/** Only whole snapshots are sent: the holder makes everyone read again. */
const view: View<null> = () => undefined;

/** The city whose map is shown; null where none is known. */
export const liveCity = ({ hub, cities }: { hub: EventHub; cities: Pick<CurrentCity, 'current'> }) =>
  new Live<CityGround | null, null>({
    hub,
    topic: CITY,
    isForAll: true,
    read: () => {
      const city = cities.current();
      if (!city) return Promise.resolve(null);
      const { version, box, attribution, drivesOn } = city;
      return Promise.resolve({ version, box, attribution, drivesOn });
    },
    view,
  });
