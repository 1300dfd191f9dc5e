import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import { defineTexts } from '../../kit/texts/define-texts.ts';
import { riderNews } from '@ridewire/contracts/texts/en/news';

const drivers = (count: number) => `${count} ${count === 1 ? 'driver' : 'drivers'}`;
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
  entrance: 'Entrance',
  other: 'Place',
};

export const rider = {
  ...riderNews,
  pageTitle: 'Book a Ride',
  panel: 'Your ride',
  yourDriver: 'Your driver',

  whereTo: 'Where to?',
  carsNearby: (count: number) =>
    count === 0 ? 'No car nearby right now.' : `${count} ${count === 1 ? 'car' : 'cars'} nearby`,
  pickup: 'Pickup',
  stop: (number: number) => `Stop ${number}`,
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
  inMinutes: (minutes: number) => `in ${minutes} min`,
  arriveAt: (time: string, distance: string) => `Arrive ${time} · ${distance}`,
  upTo: (seats: number) => `Up to ${seats}`,
  aboutDollars: (from: number, to: number) => `about $${from}–${to}`,
  trip: (distance: string, duration: string) => `${distance} · about ${duration}`,
  busyHere: (times: string) => `Busy here: ${times}`,
  busyWhy: 'There are more riders than cars here right now.',
  busyUntil: (time: string) => `This fare is held until ${time}.`,
  breakdown: 'Fare breakdown',
  payCash: 'Pay the driver in cash at the end.',
  payAtEnd: (name: string | null, fare: string) => `Pay ${payee(name)} ${fare} in cash at the end`,
  passengerPaysAtEnd: (passenger: string, name: string | null, fare: string) =>
    `${passenger} pays ${payee(name)} ${fare} in cash at the end`,
  passengerPays: (passenger: string, name: string | null, fare: string) =>
    `${passenger} pays ${payee(name)} ${fare} in cash`,
  nothingToPay: 'Nothing to pay: your promo code covers the fare',
  tryAgain: 'Try again',
  quoteFailed: 'We can’t get a fare right now.',

  farPickup: (distance: string) => `Your pickup is ${distance} from where you are.`,
  findDriver: 'Find Driver',
  requesting: 'Requesting...',
  newPrice: 'New price',
  confirm: 'Confirm',
  entrance: 'Entrance',
  whichEntrance: (place: string) => `Which entrance of ${place}?`,
  note: 'Note for your driver',
  noteHint: 'Note for your driver (optional)',
  noteOf: (note: string) => `Your note: ${note}`,
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
  cancel: 'Cancel',

  finishing: (name: string) => `${name} is finishing a ride nearby`,
  hereAt: (clock: string) => `arriving at about ${clock}`,
  saidReserved: (name: string, clock: string) =>
    `${name} is finishing a ride nearby and will be here at about ${clock}.`,

  onTheWay: (name: string) => `${name} is on the way`,
  comesAt: (name: string, clock: string) => `${name} picks you up at ${clock}`,
  about: (value: string) => `about ${value}`,
  away: (distance: string) => `${distance} away`,
  lastSeen: (age: string) => `Last seen ${age}`,
  lostSignalAt: (clock: string) => `Signal lost at ${clock}`,
  arrivingNow: 'Arriving now',

  close: 'Close',
  tooLate: 'Your driver picked you up a moment ago, so it can’t be canceled.',

  arrive: (clock: string) => `Arrive about ${clock}`,
  underway: 'On the way',
  to: (address: string) => `To ${address}`,
  progress: 'Trip progress',
  left: (distance: string) => `${distance} to go`,

  arrived: 'You’ve arrived',
  done: 'Done',

  canceledByYou: 'You canceled this ride',
  canceledOtherwise: 'This ride was canceled',
  reason: (reason: string) => `Reason: ${reason}`,

  loading: 'Loading your ride…',
  loadFailed: 'Failed to load your ride.',

  saidArriving: (plate: string | null) => (plate ? `Arriving now. Look for ${plate}.` : 'Arriving now.'),
  saidInTransit: (address: string, clock: string) => `On the way to ${address}. Arrive about ${clock}.`,
  lookForPlate: (plate: string) => `Look for ${plate}`,
  toRide: 'Show the ride',
  view: 'View',
  bookedElsewhere: 'You booked this ride in another tab or on another device.',
};

export type RiderTexts = typeof rider;
export const [useRiderTexts] = defineTexts('rider', rider);
