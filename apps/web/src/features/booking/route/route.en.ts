import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** Stops on the way, and other places for a ride that has begun. */
export const route = {
  add: 'Add a stop',
  full: (max: number) => `A ride has at most ${max} stops.`,
  which: 'Where do you want to stop?',
  place: 'Stop',
  remove: (place: string) => `Remove the stop at ${place}`,
  title: 'Change your route',
  stops: 'Stops',
  stop: (number: number) => `Stop ${number}`,
  removed: 'Stop removed',
  /** At the desk. */
  desk: {
    title: (ride: string) => `Change the route of ride ${ride}`,
    which: 'Where should it stop?',
    whereTo: 'Where should it go instead?',
    hint: (rider: string, driver: string) => `${rider} and ${driver} will be told right away.`,
    hintNobody: (rider: string) => `${rider} will be told right away.`,
  },
  changedMeanwhile: 'The route changed a moment ago.',
  hint: (name: string) => `${name} will be told right away.`,
  hintNobody: 'Your driver will see it when they accept.',
  reached: (clock: string) => `reached ${clock}`,
  changeDestination: 'Change the destination',
  whereTo: 'Where do you want to go instead?',
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
