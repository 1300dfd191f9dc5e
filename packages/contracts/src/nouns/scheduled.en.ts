import type { LostAheadWhy, MissedWhy, ScheduledPart, SeriesWhy } from '../scheduled-choices.ts';
import { MOST_TAKEN, TAKEN_GAP_MINUTES } from '../ahead-limits.ts';
import { missedBecause, noRideBecause } from '../texts/en/missed-because.ts';
import { sayParts } from '../texts/en/scheduled-parts.ts';
import { sayMoney } from '../texts/en/money.ts';

/** A moment at the city's clock: its day as `2026-12-02`, its time as `09:30`. */
interface ClockThen {
  day: string;
  time: string;
}

interface ScheduledThen extends ClockThen {
  destination: string;
}

const daysAsSaid = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface ScheduledNow extends ScheduledThen {
  pickup: string;
  parts: readonly ScheduledPart[];
  toPayCents: number;
}

/** A ride that a driver took beforehand. */
interface AheadThen extends ClockThen {
  pickup: string;
}

const lostAheadBecause: Record<LostAheadWhy, string> = {
  moved: 'Its time was changed. If the new time suits you, take it again.',
  changed: 'Its trip was changed. If the new one suits you, take it again.',
  canceled: 'It was canceled.',
  missed: 'It won’t take place.',
  barred: 'You can’t drive at the moment.',
  desk: 'Support opened it to other drivers. If you didn’t ask for that, write to us.',
  offline: 'You weren’t online and free, so other drivers were asked.',
  busy: 'You were on another ride, so other drivers were asked.',
  far: 'You were too far away to be there in time, so other drivers were asked.',
  unfit: 'Your vehicle or settings didn’t fit it any more, so other drivers were asked.',
};

const guestMissedBecause: Record<MissedWhy, string> = {
  busy: 'They were on another ride.',
  type: 'This ride type is no longer offered.',
  blocked: 'They are blocked.',
  late: 'We had a problem at that time.',
};

export const refusals = {
  SCHEDULED_NOT_FOUND: 'This scheduled ride no longer exists.',
  SERIES_FULL: 'You have five repeating rides already. End one first.',
  SERIES_NOT_FOUND: 'This repeating ride was not found.',
  SCHEDULED_FULL: 'You’ve reached the scheduled rides limit. Cancel one first.',
  SCHEDULED_NEAR: 'You have another ride within 30 minutes of that time.',
  SCHEDULED_STARTED: 'We’re already looking for a driver for this ride.',
  SCHEDULED_TAKEN: 'Another driver has taken it.',
  TAKEN_FULL: `You have ${MOST_TAKEN} rides ahead, which is the most. Give one back first.`,
  TAKEN_NEAR: `It’s too close to another ride you’ve taken: leave ${TAKEN_GAP_MINUTES} minutes between them.`,
  TAKEN_LATE: 'It starts too soon to be taken. Go online, and you may be asked for it.',
  RIDER_HAS_SCHEDULED: 'This rider has another ride within 30 minutes of that time.',
  TAKEN_STARTED: 'This ride is being requested. If it’s yours, you’ll find it on your dashboard.',
  RIDER_SCHEDULED_FULL: 'This rider has reached the scheduled rides limit. Cancel one first.',
};

export const mistakes = {
  weekdays: 'Choose the days of the week, from 1 for Monday to 7 for Sunday.',
  seriesFirst: 'The first ride’s day must be one of the days it repeats on.',
  lastDay: 'Choose the last day, on or after the first ride’s.',
  seriesFar: ({ weeks }: { weeks: number }) => `Rides can repeat for at most ${weeks} weeks.`,
  scheduledId: 'A scheduled ride’s ID must be a UUID.',
  revision: 'That isn’t a revision of a scheduled ride.',
  scheduledState: 'The state must be waiting, requested, missed or canceled.',
  scheduleDay: 'The day must be a date such as 2026-11-21.',
  scheduleTime: 'The time must be hours and minutes such as 09:30.',
  scheduleSoon: ({ minutes }: { minutes: number }) => `Choose a time at least ${minutes} minutes from now.`,
  scheduleFar: ({ days }: { days: number }) => `Choose a time within the next ${days} days.`,
  scheduleGap: 'Clocks are set forward then, so this time doesn’t exist that day. Choose another one.',
};

export const notifications = {
  scheduled_requested: ({
    time,
    destination,
    lostCode,
    lostDriver,
  }: {
    time: string;
    destination: string;
    lostCode?: string;
    lostDriver?: string;
  }) => ({
    title: `Your ${time} ride`,
    message: `${lostDriver ? `${lostDriver} can’t come after all. ` : ''}We’re looking for a driver for your ride to ${destination}.${lostCode ? ` Your promo code ${lostCode} no longer holds, so you pay the whole fare.` : ''}`,
  }),
  scheduled_missed: ({ time, destination, why }: { time: string; destination: string; why: MissedWhy }) => ({
    title: `Your ${time} ride couldn’t be requested`,
    message: `To ${destination}. ${missedBecause[why]}`,
  }),
  scheduled_unserved: ({
    time,
    pickup,
    isForOther,
  }: {
    time: string;
    pickup: string;
    isForOther?: true;
  }) => ({
    title: `No driver took your ${time} ride`,
    message: `Pickup at ${pickup}. You weren’t charged.${isForOther ? ' Please tell your passenger.' : ''} Book again if you still need a car.`,
  }),
  scheduled_moved: ({ day, time, destination, from }: ScheduledThen & { from?: ClockThen }) => ({
    title: `Your ride is now at ${time} on ${daysAsSaid.format(new Date(day))}`,
    message: `Support moved your ride to ${destination}${from ? ` from ${from.time} on ${daysAsSaid.format(new Date(from.day))}` : ''}. If you didn’t ask for that, write to us.`,
  }),
  scheduled_changed: ({ day, time, pickup, destination, parts, toPayCents }: ScheduledNow) => ({
    title: `Your ${time} ride on ${daysAsSaid.format(new Date(day))} was changed`,
    message: `Support changed ${sayParts(parts)}. It’s now from ${pickup} to ${destination}, for ${sayMoney(toPayCents)}. If you didn’t ask for that, write to us.`,
  }),
  scheduled_canceled: ({ day, time, destination }: ScheduledThen) => ({
    title: `Your ${time} ride on ${daysAsSaid.format(new Date(day))} was canceled`,
    message: `Support canceled your ride to ${destination}. If you didn’t ask for that, write to us.`,
  }),
  scheduled_taken: ({
    day,
    time,
    destination,
    driver = 'A driver',
  }: ScheduledThen & { driver?: string }) => ({
    title: `${driver} plans to drive you at ${time} on ${daysAsSaid.format(new Date(day))}`,
    message: `To ${destination}. If anything changes, we’ll look for another driver in time.`,
  }),
  scheduled_returned: ({
    day,
    time,
    destination,
    driver = 'Your driver',
  }: ScheduledThen & { driver?: string }) => ({
    title: `${driver} can’t drive you at ${time} on ${daysAsSaid.format(new Date(day))}`,
    message: `We’ll look for another driver in time for your ride to ${destination}.`,
  }),
  ahead_reminder: ({ day, time, pickup, onlineBy }: AheadThen & { onlineBy?: string }) => ({
    title: onlineBy
      ? `Your ride at ${time} from ${pickup}`
      : `You have a ride at ${time} on ${daysAsSaid.format(new Date(day))}`,
    message: onlineBy
      ? `Go online by ${onlineBy}.`
      : `From ${pickup}. If you can’t drive it, give it back today.`,
  }),
  ahead_lost: ({ day, time, pickup, why }: AheadThen & { why: LostAheadWhy }) => ({
    title: `Your ride at ${time} on ${daysAsSaid.format(new Date(day))} is no longer yours`,
    message: `From ${pickup}. ${lostAheadBecause[why]}`,
  }),
  series_ride: ({ day, time, destination, why }: ScheduledThen & { why: SeriesWhy }) => ({
    title:
      why === 'twice'
        ? `Your ${time} ride on ${daysAsSaid.format(new Date(day))} is before the clocks go back`
        : `No ride at ${time} on ${daysAsSaid.format(new Date(day))}`,
    message: `To ${destination}. ${noRideBecause[why]}`,
  }),
  guest_missed: ({
    name,
    time,
    destination,
    why,
  }: {
    name: string;
    time: string;
    destination: string;
    why: MissedWhy;
  }) => ({
    title: `Call ${name}: the ${time} ride couldn’t be requested`,
    message: `To ${destination}. ${guestMissedBecause[why]}`,
  }),
  guest_unserved: ({ name, time, pickup }: { name: string; time: string; pickup: string }) => ({
    title: `Call ${name}: no driver took the ${time} ride`,
    message: `Pickup at ${pickup}. Book again if they still need a car.`,
  }),
};

export const notificationKinds = {
  scheduled_requested: 'Scheduled rides: driver search begins',
  scheduled_missed: 'Scheduled rides: not requested',
  scheduled_unserved: 'Scheduled rides: no driver found',
  scheduled_moved: 'Scheduled rides: moved by support',
  scheduled_changed: 'Scheduled rides: changed by support',
  scheduled_canceled: 'Scheduled rides: canceled by support',
  scheduled_taken: 'Scheduled rides: a driver takes it',
  scheduled_returned: 'Scheduled rides: the driver gives it back',
  ahead_reminder: 'Rides ahead: reminders',
  ahead_lost: 'Rides ahead: no longer yours',
  series_ride: 'Repeating rides: a day without one',
  guest_missed: 'Guests’ scheduled rides: not requested',
  guest_unserved: 'Guests’ scheduled rides: no driver found',
};
