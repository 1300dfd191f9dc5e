import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** The dialog that asks a driver for the PIN. */
export const pin = {
  title: 'PIN at the pickup',
  hint: 'Ask your rider for the four digits on their screen.',
  digit: (place: number) => `Digit ${place} of 4`,
  none: 'The rider has no PIN',
  why: 'Why is there no PIN?',
  whySeen: 'Your rider is told at once, and admins review the ride.',
  whyMissing: 'Say why there is no PIN.',
  start: 'Start without the PIN',
};

export const [usePinTexts] = defineTexts('pin', pin);
