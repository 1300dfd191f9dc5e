import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** Booking for somebody else. */
export const passenger = {
  forSomeone: 'Book for someone else',
  hint: 'Your driver will look for them and can call them until the ride is over.',
  name: 'Their name',
  nameMissing: 'Enter their name.',
  phone: 'Their phone number',
  phoneMissing: 'Enter a phone number such as 01712-345678.',
  rides: (name: string, phone: string) => `For ${name}, ${phone}`,
  tell: 'Share the ride so they can follow it without an account.',
};

export const [usePassengerTexts] = defineTexts('passenger', passenger);
