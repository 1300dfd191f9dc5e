import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** The page behind a ride's link. */
export const shared = {
  title: (name: string) => `${name}’s ride`,
  map: 'Map of the ride',
  looking: 'Looking for a driver.',
  onTheWay: (driver: string) => `${driver} is on the way to the pickup.`,
  comesFor: (driver: string, clock: string) => `${driver} comes to the pickup for ${clock}.`,
  atPickup: (driver: string) => `${driver} is at the pickup.`,
  onBoard: (name: string) => `${name} is in the car.`,
  driver: 'The driver',
  pickupAt: (clock: string) => `Pickup at about ${clock}`,
  arrives: (clock: string) => `Arrives at about ${clock}`,
  drives: (name: string, car: string) => (car === '' ? name : `${name} · ${car}`),
  opening: 'Opening the ride…',
  lost: 'No connection. Trying again…',
  over: 'This ride is over',
  completed: (clock: string) => `It ended at ${clock}.`,
  canceled: (clock: string) => `It was canceled at ${clock}.`,
  gone: 'This link shows no ride',
  goneWhy: 'It may be incomplete, or the rider no longer shares the ride.',
  about: 'What is Ridewire?',
};

export type SharedTexts = typeof shared;

export const [useSharedTexts] = defineTexts('shared', shared);
