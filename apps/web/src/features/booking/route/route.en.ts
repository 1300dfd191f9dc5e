import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** Stops on the way, and other places for a ride that has begun. */
export const route = {
  add: 'Add a stop',
  full: (max: number) => `A ride has at most ${max} stops.`,
  which: 'Where do you want to stop?',
  place: 'Stop',
  remove: (place: string) => `Remove the stop at ${place}`,
  change: 'Change route',
  title: 'Change your route',
  hint: (name: string) => `${name} is told right away.`,
  hintNobody: 'Your driver sees it when they accept.',
  reached: (clock: string) => `reached ${clock}`,
  changeDestination: 'Change the destination',
  whereTo: 'Where to instead?',
  destination: 'Destination',
  back: 'Back',
  was: (fare: string) => `was ${fare}`,
  newFare: 'New fare',
  trip: (distance: string, duration: string) => `${distance} in all · about ${duration}`,
  newPrice: 'The fare has changed. Look again.',
  quoteFailed: 'We can’t get a fare for this route.',
  confirm: 'Change route',
  changing: 'Changing...',
  changed: 'Route changed',
  failed: 'The route wasn’t changed. Try again.',
};

export const [useRouteTexts] = defineTexts('route', route);
