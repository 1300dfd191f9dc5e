import type { CarColor } from '@ridewire/contracts';
import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The words about a ride that all roles share. */
const colors: Record<CarColor, string> = {
  white: 'White',
  black: 'Black',
  silver: 'Silver',
  gray: 'Gray',
  red: 'Red',
  maroon: 'Maroon',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  gold: 'Gold',
  orange: 'Orange',
  brown: 'Brown',
};

export const ride = {
  colors,
  base: 'Base fare',
  distance: (distance: string) => `Distance, ${distance}`,
  time: (duration: string) => `Time, about ${duration}`,
  minimum: 'To reach the minimum fare',
  busy: (times: string) => `Busy area, ${times}`,
  busyArea: 'Busy area',
  waiting: 'Waiting at the pickup',
  promo: 'Promo code',
  promoPart: (amount: string) => `${amount} off`,
  waitingPart: (amount: string) => `incl. ${amount} for waiting`,
  total: 'Total',
  pickupAt: (clock: string) => `Pickup at ${clock}`,
};

export type RideTexts = typeof ride;
export const [useRideTexts] = defineTexts('ride', ride);
