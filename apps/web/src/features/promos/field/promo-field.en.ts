import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** A rider's promo code, before they book. */
export const promoField = {
  add: 'Add a promo code',
  code: 'Promo code',
  missing: 'Enter a code.',
  apply: 'Apply',
  applying: 'Checking…',
  applied: (code: string) => `${code} is applied`,
  price: (before: string, after: string) => `${before} → ${after}`,
  remove: 'Remove',
  notThen: (code: string) => `${code} isn’t valid at that time.`,
  removeOf: (code: string) => `Remove ${code}`,
  failed: 'We can’t check the code right now. Try again.',
};

export const [usePromoFieldTexts] = defineTexts('promoField', promoField);
