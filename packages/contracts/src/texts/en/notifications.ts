import type { DocumentKind } from '../../documents.ts';
import type { NotificationKind, NotificationType } from '../../notifications.ts';
import type { Role } from '../../roles.ts';
import type { MissedWhy, ScheduledPart } from '../../scheduled.ts';
import type { LostAheadWhy } from '../../rides-ahead.ts';
import type { SeriesWhy } from '../../series.ts';
import type { ProblemKind } from '../../problems.ts';
import { documentNames } from './document-names.ts';
import { sayMoney } from './money.ts';
import { problemKinds } from './problem-kinds.ts';
import { missedBecause, noRideBecause } from './missed-because.ts';
import { sayParts } from './scheduled-parts.ts';

/** A notification in words. */
export interface Told {
  title: string;
  message: string;
}

const QUEUE_LEFT = {
  ended: 'Drivers no longer queue there.',
  out: 'You were out of the zone for more than two minutes. Go back there to line up again.',
  unseen: 'We didn’t know where you were for more than ten minutes. Turn on location to line up again.',
};

const guestMissedBecause: Record<MissedWhy, string> = {
  busy: 'They were on another ride.',
  type: 'This ride type is no longer offered.',
  blocked: 'They are blocked.',
  late: 'We had a problem at that time.',
};
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

const documentOf = (kind: DocumentKind, plate: string | undefined) =>
  plate ? `${documentNames[kind]} for ${plate}` : documentNames[kind];

const inDays = (days: number) => ['after today', 'after tomorrow'][days] ?? `in ${days} days`;

/** A moment at the city's clock: its day as `2026-12-02`, its time as `09:30`. */
interface ClockThen {
  day: string;
  time: string;
}

interface ScheduledThen extends ClockThen {
  destination: string;
}

interface ScheduledNow extends ScheduledThen {
  pickup: string;
  parts: readonly ScheduledPart[];
  toPayCents: number;
}

/** A ride that a driver took beforehand. */
interface AheadThen extends ClockThen {
  pickup: string;
}

const daysAsSaid = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface ItemAnswered {
  /** Reported by the rider who lost it; otherwise by the driver who found it. */
  isLost: boolean;
  isHere: boolean;
}

const itemAnswers = {
  lost: { yes: 'Your driver has it', no: 'Your driver hasn’t found it' },
  found: { yes: 'Your rider says it’s theirs', no: 'Your rider says it isn’t theirs' },
};

interface Trouble {
  name: string;
  role: Role;
  ride: string;
  text: string;
  /** Nobody pressed SOS: they didn't answer whether everything is all right. */
  isUnanswered?: boolean;
}

/** What people are told. What each needs to know is what its row is made with. */
export const notifications = {
  trouble: ({ name, role, ride, text, isUnanswered }: Trouble) => ({
    title: isUnanswered ? `No answer: ${name}` : `SOS alert: ${name}`,
    message: isUnanswered
      ? `We asked the ${role} on ride #${ride} whether everything is all right.`
      : `The ${role} needs help on ride #${ride}${text === '' ? '.' : `: “${text}”`}`,
  }),
  alert_acknowledged: () => ({
    title: 'We have your alert',
    message: 'Our team has seen your alert and is responding.',
  }),
  driver_approved: () => ({
    title: 'You’re approved to drive',
    message: 'Go online when you’re ready to get nearby requests.',
  }),
  driver_suspended: ({ reason }: { reason: string | null }) => ({
    title: 'Your driver account is suspended',
    message:
      reason === null
        ? 'You can’t go online or take rides. Contact support to find out why.'
        : `You can’t go online or take rides. Write to support if this is wrong. Reason: ${reason}`,
  }),
  driver_reactivated: () => ({
    title: 'You can drive again',
    message: 'Your driver account is active again. Go online when you’re ready.',
  }),
  break_over: () => ({
    title: 'Your break is over',
    message: 'You get requests again once you end it in the app.',
  }),
  break_ended: () => ({
    title: 'You’re offline now',
    message: 'Your break lasted an hour. Go online when you’re ready.',
  }),
  queue_left: ({ zone, reason, why }: { zone: string; reason: string | null; why?: 'out' | 'unseen' }) => ({
    title: `You’re no longer in line at ${zone}`,
    message:
      reason === null ? QUEUE_LEFT[why ?? 'ended'] : `Our team took you out of the line. Reason: ${reason}`,
  }),
  quest_reached: ({ quest, rides, bonusCents }: { quest: string; rides: number; bonusCents: number }) => ({
    title: 'You reached a quest',
    message: `You completed ${rides} ${rides === 1 ? 'ride' : 'rides'} for “${quest}”. Your bonus is ${sayMoney(bonusCents)}.`,
  }),
  referral_paid: ({
    isBringer,
    rides,
    bonusCents,
  }: {
    isBringer: boolean;
    rides: number;
    bonusCents: number;
  }) => ({
    title: 'You got a referral bonus',
    message: `${isBringer ? 'A driver you brought' : 'You came with a referral code and'} completed ${rides} ${rides === 1 ? 'ride' : 'rides'}. Your bonus is ${sayMoney(bonusCents)}.`,
  }),
  driver_waiting: ({ name }: { name: string }) => ({
    title: 'A driver is waiting for approval',
    message: `${name} has signed up and verified their email.`,
  }),
  document_waiting: ({ name, kind }: { name: string; kind: DocumentKind }) => ({
    title: `Check ${name}’s documents`,
    message: `The ${documentNames[kind]} is waiting for approval.`,
  }),
  low_rating: ({ name, stars }: { name: string; stars: number }) => ({
    title: 'Low rating',
    message: `${name} gave a ride ${stars === 1 ? '1 star' : `${stars} stars`}`,
  }),
  chat_reported: ({ name, reason }: { name: string; reason: string }) => ({
    title: 'Chat reported',
    message: `${name} reported the chat of a ride: ${reason}`,
  }),
  /** `plate`: the driver changed it, or another driver drives with it; otherwise class or seats. */
  vehicle_waiting: ({ name, plate, isTaken }: { name: string; plate?: string; isTaken?: boolean }) => ({
    title: `Check ${name}’s vehicle`,
    message:
      plate === undefined
        ? 'Its class and seats are waiting for confirmation.'
        : isTaken
          ? `Another driver is driving with its license plate. Search for ${plate} and compare both registrations.`
          : `Its license plate is now ${plate}. Compare it with the registration.`,
  }),
  /** `plate`: it is of a vehicle that they don't drive now. */
  document_approved: ({ kind, plate }: { kind: DocumentKind; plate?: string }) => ({
    title: `Your ${documentOf(kind, plate)} is approved`,
    message: 'Thank you. You don’t need to do anything until it expires.',
  }),
  document_returned: ({ kind, plate, reason }: { kind: DocumentKind; plate?: string; reason: string }) => ({
    title: `Your ${documentOf(kind, plate)} was returned`,
    message: `${reason} Please send it again.`,
  }),
  document_expiring: ({ kind, plate, days }: { kind: DocumentKind; plate?: string; days: number }) => ({
    title: `Your ${documentOf(kind, plate)} expires ${inDays(days)}`,
    message:
      plate === undefined
        ? 'Send the new one in time, so you can go on driving.'
        : 'Send the new one in time, so you can still change to that vehicle.',
  }),
  document_expired: ({ kind, plate }: { kind: DocumentKind; plate?: string }) => ({
    title: `Your ${documentOf(kind, plate)} has expired`,
    message:
      plate === undefined
        ? 'You can go online again once we’ve approved a new one.'
        : 'You can drive that vehicle again once we’ve approved a new one.',
  }),
  ride_refunded: (refund: { amountCents: number; destination: string; reason: string }) => ({
    title: `Refund of ${sayMoney(refund.amountCents)}`,
    message: `For your ride to ${refund.destination}. You’ll get it back in cash. Reason: ${refund.reason}`,
  }),
  message_received: ({ name, text }: { name: string; text: string }) => ({
    title: `Message from ${name}`,
    message: text,
  }),
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
  problem_reported: ({ name, kind, text }: { name: string; kind: ProblemKind; text: string }) => ({
    title: `Problem: ${problemKinds[kind]}`,
    message: `${name}: ${text}`,
  }),
  problem_assigned: ({ kind }: { kind: ProblemKind }) => ({
    title: 'A problem was assigned to you',
    message: problemKinds[kind],
  }),
  problem_answered: ({ kind }: { kind: ProblemKind }) => ({
    title: 'Support answered you',
    message: `About: ${problemKinds[kind]}`,
  }),
  problem_closed: ({ kind }: { kind: ProblemKind }) => ({
    title: 'Support closed your problem',
    message: `About: ${problemKinds[kind]}. If it isn’t solved, report it again.`,
  }),
  item_lost: () => ({
    title: 'Your rider left something in your car',
    message: 'See what it is, and whether you have it.',
  }),
  item_found: () => ({
    title: 'Your driver found something in the car',
    message: 'See what it is, and whether it’s yours.',
  }),
  item_answered: ({ isLost, isHere }: ItemAnswered) => ({
    title: itemAnswers[isLost ? 'lost' : 'found'][isHere ? 'yes' : 'no'],
    message: isHere ? 'Support will help you two meet.' : 'Support will get back to you.',
  }),
  factor_removed: ({ passkeys = 0 }: { passkeys?: number }) => ({
    title: 'Two-step verification was turned off',
    message: `${passkeys > 0 ? 'It was turned off for you, your passkeys were removed' : 'It was turned off for you'}, and you were signed out everywhere. If you didn’t ask for that, write to us.`,
  }),
  passkey_added: ({ name }: { name: string }) => ({
    title: 'A passkey was added',
    message: `“${name}” can sign in to your account now. If you didn’t add it, remove it in Settings and reset your password.`,
  }),
  passkey_removed: ({ name }: { name: string }) => ({
    title: 'A passkey was removed',
    message: `“${name}” can’t sign in to your account any longer. If you didn’t remove it, reset your password.`,
  }),
  announcement: ({ text }: { id: string; text: string }) => ({
    title: 'From the dispatch desk',
    message: text,
  }),
  rides_stuck: ({ count, ride }: { count: number; ride: string }) => ({
    title: count === 1 ? `Ride #${ride} is stuck` : `${count} rides are stuck`,
    message: `For over 5 minutes, and nobody is on ${count === 1 ? 'it' : 'them'} yet.`,
  }),
} satisfies Record<NotificationType, (params: never) => Told>;

/** What each kind is called where people choose what they want to hear. */
export const notificationKinds: Record<NotificationKind | 'trouble', string> = {
  trouble: 'SOS alerts',
  offer: 'New requests',
  ride_change: 'Ride updates',
  chat: 'Chat messages',
  announcement: 'Announcements',
  check_in: 'Is everything all right?',
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
  problem_reported: 'Problems reported',
  problem_assigned: 'Problems assigned to you',
  problem_answered: 'Support’s answers',
  problem_closed: 'Problems closed by support',
  item_lost: 'Things left in your car',
  item_found: 'Things you left in a car',
  item_answered: 'Lost and found: answers',
  ride_refunded: 'Refunds',
  alert_acknowledged: 'Responses to your SOS alerts',
  document_approved: 'Documents approved',
  document_returned: 'Documents returned',
  document_expiring: 'Documents that expire soon',
  document_expired: 'Documents that have expired',
  driver_approved: 'Account approved',
  driver_suspended: 'Account suspended',
  driver_reactivated: 'Account active again',
  break_over: 'Breaks that are over',
  break_ended: 'Offline after an hour’s break',
  queue_left: 'Place in line lost',
  quest_reached: 'Quests you reached',
  referral_paid: 'Referral bonuses',
  driver_waiting: 'Drivers waiting for approval',
  document_waiting: 'Documents to check',
  low_rating: 'Low ratings',
  chat_reported: 'Reported chats',
  vehicle_waiting: 'Vehicles to check',
  message_received: 'Messages to answer',
  rides_stuck: 'Stuck rides',
};
