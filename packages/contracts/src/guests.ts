import { latinDigits } from './fold-name.ts';

/** Where guests’ addresses are: no mail reaches this domain (RFC 2606), and nobody can sign up with it. */
export const GUEST_DOMAIN = 'guest.invalid';

/** Whether somebody has no account and books by phone: their row has an address only because every row has one. */
export const isGuest = ({ email }: { email: string }): boolean =>
  email.toLowerCase().endsWith(`@${GUEST_DOMAIN}`);

/** Digits in either script, with what people write between them. */
const PHONE = /^\+?[\d০-৯\s().-]+$/u;

/** Marks of direction, which contact apps put around a phone number: nobody sees them, and nobody typed them. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutMarks = (phone: string): string => phone.replace(DIRECTION_MARKS, '');

/** Whether a text is a whole phone number: E.164 allows 15 digits, and no network has subscribers with fewer than 7. */
export function isPhoneNumber(text: string): boolean {
  const { length } = text.replace(/[^\d০-৯]/gu, '');
  return PHONE.test(withoutMarks(text).trim()) && length >= 7 && length <= 15;
}

/** A number with its country's code has at least this many digits: shorter ones may begin like it by themselves. */
const WITH_CODE = 11;

/**
 * The digits that tell one subscriber from another, however the number is written: without the zeros and the code of
 * Bangladesh that some put before it.
 */
export function subscriberDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= WITH_CODE ? digits.replace(/^880+/, '') : digits;
}
