import { sayMoney } from '../texts/en/money.ts';

export const refusals = {
  PROMO_NOT_FOUND: 'This promo code was not found.',
  PROMO_TAKEN: 'There’s already a promo code with these letters. Choose others.',
  PROMO_UNKNOWN: 'We don’t know this promo code. Check its letters.',
  PROMO_NOT_BEGUN: 'This promo code isn’t valid yet.',
  PROMO_OVER: 'This promo code is no longer valid.',
  PROMO_USED_UP: 'This promo code is used up.',
  PROMO_USED: 'You’ve already used this promo code.',
  PROMO_FIRST_RIDE: 'This promo code is only for a first ride.',
  PROMO_NEEDS_ACCOUNT: 'Promo codes are only for riders with an account.',
  RIDER_USED_PROMO: 'This rider has already used this promo code.',
};

export const mistakes = {
  promoId: 'A promo code’s ID must be a UUID.',
  promoCode: 'A promo code has 4 to 20 letters and digits.',
  promoPercent: 'The percentage must be a whole number from 1 to 100.',
  promoAmount: ({ min, max }: { min: number; max: number }) =>
    `The amount must be from ${sayMoney(min)} to ${sayMoney(max)}, in whole cents.`,
  promoTerms: 'Give either a percentage or an amount.',
  promoCap: 'Only a percentage has a cap.',
  promoUses: ({ max }: { max: number }) => `The number of rides must be a whole number from 1 to ${max}.`,
  promoFirstRide: 'Say whether it’s only for a first ride: true or false.',
  promoPast: 'Choose a last day that isn’t over.',
};
