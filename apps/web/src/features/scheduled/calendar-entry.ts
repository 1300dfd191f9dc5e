import type { ScheduledTrip } from '@ridewire/contracts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import type { scheduled as english } from './texts.en.ts';
import type { CalendarEntry } from './write-calendar.ts';

/** How much earlier than needed a calendar reminds. */
export const EARLY_MINUTES = 15;

export type PageEntry = Omit<CalendarEntry, 'page'>;
type Ends = Pick<ScheduledTrip, 'pickup' | 'stops' | 'destination'>;

/** The places of a trip in the order of the drive, a line each. */
export const placeLines = ({ pickup, stops = [], destination }: Ends, texts: typeof english): string[] => [
  `${texts.pickup}: ${sayAddress(pickup.address)}`,
  ...stops.map(({ address }) => `${texts.stop}: ${sayAddress(address)}`),
  `${texts.destination}: ${sayAddress(destination.address)}`,
];

/** A scheduled ride in its rider's calendar. */
export const riderEntry = (ride: Ends, texts: typeof english): PageEntry => ({
  summary: texts.rideTo(sayAddress(ride.destination.address)),
  place: sayAddress(ride.pickup.address),
  lines: placeLines(ride, texts),
  remindsMinutes: EARLY_MINUTES,
});
