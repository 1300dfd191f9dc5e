import { LANGUAGES } from '../../languages.ts';

/** What sentences call a field. */
const fields = {
  address: 'Address',
  answer: 'Answer',
  licensePlate: 'License plate',
  message: 'Message',
  comment: 'Comment',
  costCenter: 'Cost center',
  description: 'Description',
  model: 'Model',
  name: 'Name',
  note: 'Note',
  password: 'Password',
  phone: 'Phone number',
  purpose: 'Purpose',
  pictureAddress: 'The picture’s address',
  reason: 'Reason',
  returnReason: 'The reason',
  search: 'The search',
};

export type FieldName = keyof typeof fields;

/** What is wrong with something in a form, before it is sent: all that schemas of our forms can find. Forms load no others. */
export const formMistakes = {
  emailWanted: 'Please enter a valid email address',
  emailInvalid: 'Invalid email address',
  emailRequired: 'Valid email required',
  passwordLong: ({ max }: { max: number }) => `Password must be at most ${max} characters`,
  newPasswordShort: ({ min }: { min: number }) => `Minimum ${min} characters`,
  passwordParts: 'Password must contain upper, lower, number & special char',
  selfRole: 'Please select a role',
  language: `The language must be ${LANGUAGES.join(' or ')}.`,
  referralCode: 'A referral code has six letters, none of them a vowel. Check it, or leave the field empty.',
  otpWanted: 'Please enter a 6-digit OTP code.',
  otpDigits: 'OTP must be 6 digits',
  notText: ({ field }: { field: FieldName }) => `${fields[field]} must be text.`,
  missing: ({ field }: { field: FieldName }) => `${fields[field]} is required.`,
  blank: ({ field }: { field: FieldName }) => `${fields[field]} is required`,
  tooShort: ({ field, min }: { field: FieldName; min: number }) =>
    `${fields[field]} must be at least ${min} characters`,
  tooLong: ({ field, max }: { field: FieldName; max: number }) =>
    `${fields[field]} must be at most ${max} characters.`,
  badCharacters: ({ field }: { field: FieldName }) =>
    `${fields[field]} contains characters that aren’t allowed.`,
  avatarNoAddress: 'The picture must be a web address.',
  avatarLong: 'The picture’s address is too long.',
  avatarNotUploaded: 'Upload the picture first.',
  color: 'Please choose a color.',
  phoneNumber: 'Enter a whole phone number, such as 01711 234567.',
  plateCharacters: 'A license plate has only letters, digits, spaces and hyphens.',
  vehicleKind: 'Please choose a kind of vehicle.',
  vehicleClass: 'Please choose a class for your vehicle.',
  vehicleSeats: ({ max }: { max: number }) => `Enter how many riders fit in: 1 to ${max}.`,
};
