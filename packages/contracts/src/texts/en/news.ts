import { moments } from './moments.ts';

const minutesInWords = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** The payee within a sentence: the driver's name, or “your driver” before one is known. */
const payee = (name: string | null) => name ?? 'your driver';

/** A rider's news: on the page, and by push. */
export const riderNews = {
  saidAccepted: (name: string, minutes: number | null, plate: string | null) =>
    [`${name} accepted.`, minutes && `${minutesInWords(minutes)}.`, plate && `Plate ${plate}.`]
      .filter(Boolean)
      .join(' '),
  moments,
  onBoard: 'You’re on board',
  payNow: (name: string | null, fare: string) => `Pay ${payee(name)} ${fare} in cash`,
  saidCompleted: (payment: string | null) => (payment ? `You’ve arrived. ${payment}.` : 'You’ve arrived.'),
  noDriver: 'No driver is free right now',
  canceledByDriver: (name: string) => `${name} canceled`,
  missed: (name: string) => `${name} waited at the pickup, then left`,
  freeMinutes: (minutes: number) => `Waiting is free for ${minutesInWords(minutes)}.`,
  canceledBySupport: 'Canceled by support',
  changedBySupport: 'Support changed your ride',
  saidSearching: 'Finding a driver',
};

/** The same of a driver. */
export const driverNews = {
  alertTitle: (count: number) => `(${count}) ${count === 1 ? 'New request' : 'New requests'} · Ridewire`,
  alertOne: (fare: string, minutes: number | null, to: string) =>
    minutes === null
      ? `New request. ${fare}, to ${to}.`
      : `New request. ${fare}, ${minutesInWords(minutes)} away, to ${to}.`,
  /** Without the fare: a locked phone shows it to anyone. */
  pushedOffer: (minutes: number | null, to: string) =>
    minutes === null ? `To ${to}.` : `${minutesInWords(minutes)} away, to ${to}.`,
  acceptedForYou: 'Accepted for you',
  pushedAccepted: (from: string) => `Pickup at ${from}.`,
  acceptedForYouAlert: (fare: string, from: string) => `Accepted for you. ${fare}, pickup at ${from}.`,
  canceledBy: {
    rider: (name: string) => `${name} canceled`,
    driver: () => 'You canceled this ride',
    admin: () => 'Support set this ride to Canceled.',
    system: () => 'This ride was canceled',
  },
  left: 'This ride is no longer yours.',
  leftHint: 'It went to another driver or back to waiting.',
  /** `name`: the rider’s; null where support changed it for them. */
  rerouted: (name: string | null) => `${name ?? 'Support'} changed the route`,
  reroutedTo: (to: string, stops: number) =>
    stops === 0 ? `Now to ${to}.` : `Now to ${to}, with ${stops} ${stops === 1 ? 'stop' : 'stops'}.`,
  replaced: 'Another driver is taking this ride.',
  replacedHint: 'You weren’t getting closer to the pickup, so we stopped waiting.',
};

/** What a rider is told by push alone: their page says more. */
export const pushNews = {
  reserved: (name: string, minutes: number) =>
    `${name} is finishing a ride nearby and comes in ${minutesInWords(minutes)}.`,
  withoutPin: 'The ride began without your PIN. Wrong car? Press SOS.',
};

/** What is said of a chat where its text would show to anyone near the phone. */
export const chatNews: string = 'New message';
