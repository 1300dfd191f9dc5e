import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The page with the city's ride types. */
export const rideTypes = {
  title: 'Ride Types',
  hint: 'What riders can choose, in this order, and which vehicles serve it. Changes apply at once; a ride keeps its type.',
  rates: 'Rates',
  list: 'Ride types',
  off: 'Not offered',
  upTo: (seats: string) => `up to ${seats}`,
  fromClass: (name: string) => `${name} and higher`,
  number: (rank: number) => `Class ${rank}`,

  up: (type: string) => `Move ${type} up`,
  down: (type: string) => `Move ${type} down`,
  moved: (type: string, place: string, of: string) => `${type} is number ${place} of ${of}.`,
  moveFailed: 'Failed to change the order',
  edit: 'Edit',
  editOf: (type: string) => `Edit ${type}`,
  stop: 'Stop offering',
  stopOf: (type: string) => `Stop offering ${type}`,
  offer: 'Offer',
  offerOf: (type: string) => `Offer ${type}`,

  add: 'Add a ride type',
  name: (language: string) => `Name (${language})`,
  nameMissing: 'Enter a name.',
  blurb: (language: string) => `Description (${language})`,
  blurbMissing: 'Enter a few words.',
  kind: 'Kind of vehicle',
  leastClass: 'Lowest class',
  rank: (rank: number, name: string) => `${rank} · ${name}`,
  newRank: 'a class of its own',
  seats: 'Seats for riders',
  seatsWrong: (most: string) => `Enter a number from 1 to ${most}.`,
  icon: 'Picture',
  icons: { car: 'Car', van: 'Van', motorbike: 'Motorbike', bike: 'Bicycle' } as Record<string, string>,
  ratesOf: 'Rates to begin with',
  ratesHint: 'Riders can’t choose the new type until you offer it, so its rates can be set first.',
  save: 'Save',
  saveAdded: 'Add',
  saving: 'Saving…',
  failed: 'Failed to save the ride type',
  changed: (type: string) => `${type} is saved.`,
  added: (type: string) => `${type} is added. Set its rates, then offer it.`,
  loneTitle: 'Offer it without a vehicle?',
  loneText:
    'No approved driver has a vehicle for these rides, so requests for them find nobody. Drivers can choose such a vehicle once the type is offered.',
  loneYes: 'Yes, go on',
  back: 'Go back',

  stopAsk: (type: string) => `Stop offering ${type}?`,
  stopText: 'Riders can’t choose it from now on. Rides that were requested go on.',
  counting: 'Counting booked rides…',
  countFailed: (why: string) => `The booked rides couldn’t be counted: ${why}`,
  booked: (rides: string, isOne: boolean) =>
    isOne
      ? '1 scheduled ride of this type is waiting. It will be missed, and its rider told, unless you offer the type again by then.'
      : `${rides} scheduled rides of this type are waiting. They will be missed, and their riders told, unless you offer the type again by then.`,
  series: (series: string, isOne: boolean) =>
    isOne ? '1 repeating ride gets no new dates.' : `${series} repeating rides get no new dates.`,
  noneBooked: 'No scheduled ride of this type is waiting.',
  keep: 'Keep offering it',
  stopped: (type: string) => `${type} is no longer offered.`,
  isStopped: 'It is no longer offered.',
  offered: (type: string) => `${type} is offered now.`,
  offerFailed: 'Failed to change what is offered',
};

export const [useRideTypesTexts] = defineTexts('rideTypes', rideTypes);
