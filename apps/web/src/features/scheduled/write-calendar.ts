import type { ScheduledRide } from '@ridewire/contracts';
import ical, { ICalAlarmType } from 'ical-generator';

/** The words of a calendar's entry. */
export interface CalendarWords {
  summary: string;
  /** The pickup's address. */
  place: string;
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
export function writeCalendar(
  ride: ScheduledRide,
  words: CalendarWords,
  page: string,
  nowMs = Date.now(),
): string {
  const start = new Date(ride.pickupAt);
  const calendar = ical({ prodId: { company: 'Ridewire', product: 'Scheduled rides' } });
  calendar.createEvent({
    id: `${ride.id}@ridewire`,
    // Calendars take a changed entry only with a higher number: minutes since 1970 rise with each file.
    sequence: Math.floor(nowMs / 60_000),
    start,
    end: new Date(start.getTime() + ride.durationSeconds * 1_000),
    summary: words.summary,
    description: [words.pickup, ...words.stops, words.destination].join('\n'),
    location: { title: words.place, geo: { lat: ride.pickup.lat, lon: ride.pickup.lng } },
    url: page,
    alarms: [{ type: ICalAlarmType.display, trigger: REMINDS_SECONDS }],
  });
  // The generator writes the address after the reminder, and properties have to come before it (RFC 5545, 3.6.1).
  return calendar.toString().replace(/(BEGIN:VALARM[^]*END:VALARM\r\n)([^]*)(?=END:VEVENT)/, '$2$1');
}
