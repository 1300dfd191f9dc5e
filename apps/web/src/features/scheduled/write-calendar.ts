import type { ScheduledRide } from '@ridewire/contracts';
import ical, { ICalAlarmType } from 'ical-generator';

/** The words of a calendar's entry. */
export interface CalendarWords {
  summary: string;
  pickup: string;
  stops: string[];
  destination: string;
}

/** How long before the pickup a calendar reminds, in seconds. */
const REMINDS_SECONDS = 15 * 60;

/**
 * A scheduled ride for a calendar (iCalendar, RFC 5545). A ride that is added again after a change replaces its entry.
 * @param page the address of the rider's scheduled rides
 */
export function writeCalendar(ride: ScheduledRide, words: CalendarWords, page: string): string {
  const start = new Date(ride.pickupAt);
  const calendar = ical({ prodId: { company: 'Ridewire', product: 'Scheduled rides' } });
  calendar.createEvent({
    id: `${ride.id}@ridewire`,
    start,
    end: new Date(start.getTime() + ride.durationSeconds * 1_000),
    summary: words.summary,
    description: [words.pickup, ...words.stops, words.destination].join('\n'),
    location: { title: ride.pickup.address, geo: { lat: ride.pickup.lat, lon: ride.pickup.lng } },
    url: page,
    alarms: [{ type: ICalAlarmType.display, trigger: REMINDS_SECONDS }],
  });
  return calendar.toString();
}
