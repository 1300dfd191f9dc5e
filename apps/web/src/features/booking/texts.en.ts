import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import { defineTexts } from '../../kit/texts/define-texts.ts';

const drivers = (count: number) => `${count} ${count === 1 ? 'driver' : 'drivers'}`;
const minutesInWords = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** The payee within a sentence: the driver's name, or “your driver” before one is known. */
const payee = (name: string | null) => name ?? 'your driver';
const placeKinds: Record<PlaceKind, string> = {
  airport: 'Airport',
  station: 'Railway station',
  metro: 'Metro station',
  bus_station: 'Bus stop',
  ferry: 'Ferry terminal',
  area: 'Area',
  street: 'Street',
  hospital: 'Hospital',
  clinic: 'Clinic',
  pharmacy: 'Pharmacy',
  university: 'University',
  college: 'College',
  school: 'School',
  mall: 'Shopping mall',
  market: 'Market',
  supermarket: 'Supermarket',
  shop: 'Shop',
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  cafe: 'Café',
  cinema: 'Cinema and stage',
  sight: 'Sight',
  park: 'Park',
  sport: 'Sports ground',
  worship: 'Place of worship',
  government: 'Public office',
  police: 'Police',
  embassy: 'Embassy',
  office: 'Office',
  bank: 'Bank',
  atm: 'Cash machine',
  fuel: 'Filling station',
  parking: 'Parking',
  building: 'Building',
  other: 'Place',
};

export const rider = {
  pageTitle: 'Book a Ride',
  panel: 'Your ride',
  yourDriver: 'Your driver',

  whereTo: 'Where to?',
  carsNearby: (count: number) =>
    count === 0 ? 'No car nearby right now.' : `${count} ${count === 1 ? 'car' : 'cars'} nearby`,
  pickup: 'Pickup',
  destination: 'Destination',
  swap: 'Swap pickup and destination',
  useMyLocation: 'Use my location',
  chooseOnMap: 'Choose on map',
  recent: 'Recent',
  wellKnown: 'Well-known places',
  placeKinds,
  noPlace: (text: string) => `No place called “${text}”. Choose it on the map.`,
  searchFailed: 'We can’t search places right now. Choose on the map.',
  locating: 'Finding where you are…',
  locationRefused: 'Type your pickup instead.',

  pickTitle: { pickup: 'Set your pickup', destination: 'Set your destination' },
  pickHint: 'Drag the map under the pin.',
  pickHintKeys: 'Drag the map under the pin, or use the arrow keys. Press Enter to choose the place.',
  pickTake: 'Set here',
  back: 'Back',

  rideType: 'Ride type',
  noneNear: 'none nearby',
  minutesAway: (minutes: number) => `${minutes} min away`,
  upTo: (seats: number) => `Up to ${seats}`,
  aboutDollars: (from: number, to: number) => `about $${from}–${to}`,
  trip: (distance: string, duration: string) => `${distance} · about ${duration}`,
  busyHere: (times: string) => `Busy here: ${times}`,
  busyWhy: 'There are more riders than cars here right now.',
  busyUntil: (time: string) => `This fare is held until ${time}.`,
  breakdown: 'Fare breakdown',
  payCash: 'Pay the driver in cash at the end.',
  payAtEnd: (name: string | null, fare: string) => `Pay ${payee(name)} ${fare} in cash at the end`,
  payNow: (name: string | null, fare: string) => `Pay ${payee(name)} ${fare} in cash`,
  tryAgain: 'Try again',
  quoteFailed: 'We can’t get a fare right now.',

  farPickup: (distance: string) => `Your pickup is ${distance} from where you are.`,
  findDriver: 'Find Driver',
  requesting: 'Requesting...',
  newPrice: 'New price',
  confirm: '· Confirm',
  missing: 'Missing Information',
  missingPickup: 'Choose your pickup.',
  missingDestination: 'Choose your destination.',
  requestUnsure: 'Connection lost. Press again: you won’t be booked twice.',
  unreachable: 'We can’t reach the server. Try again.',

  searching: 'Finding your driver…',
  reassigned: 'Finding another driver…',
  releasedBy: (name: string) => `${name} canceled. Finding another driver…`,
  heldUp: (name: string) => `${name} can’t be with you in time. Finding you another driver…`,
  replaced: (name: string) => `${name} isn’t moving. Finding you another driver…`,
  looking: 'Looking for drivers nearby',
  asked: (count: number) => `Asked ${drivers(count)} nearby`,
  widening: (count: number) => `Widening the search · ${drivers(count)}`,
  stillLooking: 'Still looking. This is taking longer than usual.',
  otherTypes: 'Other ride types and fares',
  changeTo: (type: string, fare: string) => `Change to ${type}, ${fare}`,
  changingType: 'Changing...',
  cancel: 'Cancel',
  canceling: 'Canceling...',

  finishing: (name: string) => `${name} is finishing a ride nearby`,
  finishingHint: 'You’re next. If it takes much longer, we’ll find you another driver.',
  hereAt: (clock: string) => `arriving at about ${clock}`,
  littleLate: 'A little late',
  expectedAt: (clock: string) => `was expected at about ${clock}`,
  saidReserved: (name: string, clock: string) =>
    `${name} is finishing a ride nearby and will be here at about ${clock}.`,

  onTheWay: (name: string) => `${name} is on the way`,
  /** Before and after the rolling minutes. */
  aboutBefore: 'about ',
  minutesAfter: ' min',
  about: (value: string) => `about ${value}`,
  away: (distance: string) => `${distance} away`,
  noPosition: 'Waiting for the car’s location',
  lastSeen: (age: string) => `Last seen ${age}`,
  lostSignal: (name: string, clock: string) =>
    `We lost ${name}’s signal at ${clock}. Call them or wait a moment.`,
  lostSignalAt: (clock: string) => `Signal lost at ${clock}`,
  arrivingNow: 'Arriving now',
  yourPin: 'Your PIN',
  tellPin: (name: string) => `Tell it to ${name} when you get in.`,
  pinFailed: 'We can’t load your PIN right now.',
  pinWaived: (name: string) =>
    `${name} started this ride without your PIN. If you aren’t in this car, press SOS.`,
  isHere: (name: string) => `${name} is here`,
  lookFor: 'Look for',
  lookForDriver: (name: string) => `Look for ${name}`,
  call: 'Call',
  callDriver: (name: string) => `Call ${name}`,
  cancelRide: 'Cancel ride',

  cancelTitle: 'Cancel this ride?',
  cancelWhy: 'Why? (optional)',
  keepRide: 'Keep ride',
  yesCancel: 'Yes, Cancel',
  close: 'Close',
  tooLateTitle: 'This ride can’t be canceled',
  tooLate: 'Your driver picked you up a moment ago, so it can’t be canceled.',
  alreadyOver: 'This ride is already over.',

  onBoard: 'You’re on board',
  arrive: (clock: string) => `Arrive about ${clock}`,
  underway: 'On the way',
  to: (address: string) => `To ${address}`,
  progress: 'Trip progress',
  left: (distance: string) => `${distance} to go`,

  arrived: 'You’ve arrived',
  receipt: 'Receipt',
  receiptOf: (id: string) => `Ride ${id}`,
  withDriver: (name: string) => `With ${name}`,
  print: 'Print receipt',
  done: 'Done',
  bookAgain: 'Book again',

  canceledByYou: 'You canceled this ride',
  canceledByDriver: (name: string) => `${name} canceled`,
  canceledBySupport: 'Canceled by support',
  canceledOtherwise: 'This ride was canceled',
  reason: (reason: string) => `Reason: ${reason}`,
  notCharged: 'You weren’t charged.',

  noDriver: 'No driver is free right now',
  noDriverHint: 'Everyone nearby is busy. Try another ride type or wait.',
  changeType: 'Change ride type',

  loading: 'Loading your ride…',
  loadFailed: 'Failed to load your ride.',

  saidSearching: 'Finding a driver',
  saidAccepted: (name: string, minutes: number | null, plate: string | null) =>
    [`${name} accepted.`, minutes && `${minutesInWords(minutes)}.`, plate && `Plate ${plate}.`]
      .filter(Boolean)
      .join(' '),
  saidArriving: (plate: string | null) => (plate ? `Arriving now. Look for ${plate}.` : 'Arriving now.'),
  saidHere: (name: string, plate: string | null) =>
    plate ? `${name} is here. Look for ${plate}.` : `${name} is here.`,
  saidInTransit: (address: string, clock: string) => `On the way to ${address}. Arrive about ${clock}.`,
  lookForPlate: (plate: string) => `Look for ${plate}`,
  toRide: 'Show the ride',
  view: 'View',
  bookedElsewhere: 'You booked this ride in another tab or on another device.',

  saidCompleted: (payment: string | null) => (payment ? `You’ve arrived. ${payment}.` : 'You’ve arrived.'),
};

export type RiderTexts = typeof rider;
export const [useRiderTexts] = defineTexts('rider', rider);
