import { digits } from '../texts/bn/digits.ts';
import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './surge.en.ts';

export const mistakes: SameTexts<typeof english.mistakes> = {
  surgeCap: ({ min, max }) =>
    `সর্বোচ্চ ভাড়া স্বাভাবিক ভাড়ার দশ ভাগের হিসাবে একটি পূর্ণ সংখ্যা, ${digits(min)} থেকে ${digits(max)}।`,
};
