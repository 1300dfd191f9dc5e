import { TAKE_MINUTES, type TakenRide } from '@ridewire/contracts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { EARLY_MINUTES, placeLines, type PageEntry } from '../calendar-entry.ts';
import type { scheduled as scheduledEnglish } from '../texts.en.ts';
import type { ahead as english } from './ahead.en.ts';

/** A ride in the calendar of the driver who took it: what their page says of it, with a reminder in time to go online. */
export const driverEntry = (
  ride: TakenRide,
  scheduled: typeof scheduledEnglish,
  ahead: typeof english,
  onlineBy: string,
): PageEntry => ({
  summary: ahead.drive(sayAddress(ride.pickup.address)),
  place: sayAddress(ride.pickup.address),
  lines: [
    ahead.onlineBy(onlineBy),
    ahead.rider(ride.riderName),
    ...placeLines(ride, scheduled),
    ...(ride.pickupNote === undefined ? [] : [ahead.note(ride.pickupNote)]),
  ],
  remindsMinutes: TAKE_MINUTES + EARLY_MINUTES,
});
