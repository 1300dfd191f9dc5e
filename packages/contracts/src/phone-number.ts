import { isPhoneNumber } from './guests.ts';
import { mistake } from './mistakes.ts';
import { boundedLine, phoneText } from './text.ts';

/** A number that can be called, typed in either script’s digits. */
export const PhoneNumber = phoneText(
  boundedLine('phone', { max: 30 }).refine(isPhoneNumber, mistake('phoneNumber')),
);
