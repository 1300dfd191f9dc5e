import type { ScheduledTrip } from '@ridewire/contracts';
import ical, { ICalAlarmType } from 'ical-generator';

/** What a calendar needs of a scheduled ride. */
export type CalendarRide = Pick<ScheduledTrip, 'id' | 'pickupAt' | 'durationSeconds' | 'pickup'>;

/** An entry's words, and its link. */
export interface CalendarEntry {
  summary: string;
  /** The pickup's address. */
  place: string;
  /** The lines below. */
  lines: readonly string[];
  /** The address of the page that lists the ride. */
  page: string;
  /** How long before the pickup the calendar reminds. */
  remindsMinutes: number;
}

/** A scheduled ride for a calendar (iCalendar, RFC 5545). A ride that is added again after a change replaces its entry. */
export function writeCalendar(
  ride: CalendarRide,
  { summary, place, lines, page, remindsMinutes }: CalendarEntry,
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
    summary,
    description: lines.join('\n'),
    location: { title: place, geo: { lat: ride.pickup.lat, lon: ride.pickup.lng } },
    // The generator escapes it like text, which an address must not be (RFC 5545, 3.3.13): nothing in it is left to escape.
    url: page.replace(/[,;\\]/g, (sign) => encodeURIComponent(sign)),
    alarms: [{ type: ICalAlarmType.display, trigger: remindsMinutes * 60 }],
  });
  // The generator writes the address after the reminder, and properties have to come before it (RFC 5545, 3.6.1).
  return calendar.toString().replace(/(BEGIN:VALARM[^]*END:VALARM\r\n)([^]*)(?=END:VEVENT)/, '$2$1');
}
