import { sayMoney } from '../texts/en/money.ts';

export const refusals = {
  TARIFF_NOT_FOUND: 'These rates no longer exist.',
  TARIFF_TAKEN:
    'Other rates of this ride type begin at that time. Choose another time, or take those back first.',
  TARIFF_BEGUN: 'These rates have begun, so they can’t be taken back. Set new ones.',
  TARIFF_CHANGED: 'These rates changed a moment ago. Look again.',
  TARIFF_SAME: 'The ride type has these rates by then. Change at least one.',
  TARIFF_FAR: 'At least one rate changes by more than half. Check and confirm.',
  TARIFFS_FULL: 'This ride type has too many rates still to begin. Take some back first.',
  WAITING_BEGUN: 'Those waiting rules have begun, so they can’t be taken back. Set new ones instead.',
};

export const mistakes = {
  waitingId: 'The ID of waiting rules must be a UUID.',
  waitingMinutes: ({ min, max }: { min: number; max: number }) =>
    `The minutes must be a whole number from ${min} to ${max}.`,
  waitingOrder: 'The rider isn’t late while waiting is still free: allow at least the free minutes.',
  tariffId: 'The ID of rates must be a UUID.',
  ratePrice: ({ min, max }: { min: number; max: number }) =>
    `This rate must be from ${sayMoney(min)} to ${sayMoney(max)}, in whole cents.`,
  tariffPast: 'Choose a time in the future.',
};
