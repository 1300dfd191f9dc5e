import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** What the desk changes of a ride for its rider. */
export const changeRide = {
  route: 'Change route',
  type: 'Change type',
  typeTitle: (ride: string) => `Change the type of ride ${ride}`,
  typeHint: (rider: string, type: string) => `It’s ${type} now. ${rider} will be told right away.`,
  noTypes: 'No driver with another type of car is near the pickup now.',
  typeChanged: (type: string) => `It’s ${type} now`,
  isOver: 'This ride is over, so its route can’t change.',
  isTaken: 'A driver has this ride now, so its type can’t change.',
};

export const [useChangeRideTexts] = defineTexts('changeRide', changeRide);
