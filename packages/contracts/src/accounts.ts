import { z } from 'zod';
import { LANGUAGES } from './languages.ts';
import { Role, UserStatus } from './roles.ts';
import { boundedLine, orBlank } from './text.ts';

/** The forms have different words for the same mistake (SPEC, validation rules). */
const emailSaying = (sentence: string) =>
  z.string(sentence).trim().max(254, sentence).pipe(z.email(sentence));

const passwordSaying = (tooShort: string) =>
  z.string(tooShort).min(8, tooShort).max(200, 'Password must be at most 200 characters');

export const Email = emailSaying('Please enter a valid email address');

export const LoginInput = z.object({
  email: Email,
  password: passwordSaying('Password must be at least 8 characters'),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** Nobody becomes an admin by themselves. */
export const SelfRole = z.enum(['rider', 'driver'], 'Please select a role');
export type SelfRole = z.infer<typeof SelfRole>;

export const LanguageChoice = z.enum(LANGUAGES, 'The language must be en or bn.');

export const RegisterInput = z.object({
  role: SelfRole,
  name: boundedLine('Name', { min: [1, 'Name is required'], max: 100 }),
  email: emailSaying('Invalid email address'),
  phone: orBlank(boundedLine('Phone number', { max: 30 })),
  password: passwordSaying('Password must be at least 8 characters'),
  /** The one the person is written to in; English where none is given. */
  language: orBlank(LanguageChoice),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const OTP_LENGTH = 6;

const otpSaying = (sentence: string) =>
  z
    .string(sentence)
    .trim()
    .regex(/^\d{6}$/, sentence);

export const VerifyEmailInput = z.object({
  email: Email,
  otp: otpSaying('Please enter a 6-digit OTP code.'),
});
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

export const ResendOtpInput = z.object({ email: Email });
export type ResendOtpInput = z.infer<typeof ResendOtpInput>;

export const ForgotPasswordInput = z.object({ email: emailSaying('Valid email required') });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

/** At least one of each; anything that is neither letter nor digit nor blank is special. */
export const PASSWORD_PARTS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u] as const;

export const ResetPasswordInput = z.object({
  email: emailSaying('Valid email required'),
  otp: otpSaying('OTP must be 6 digits'),
  newPassword: passwordSaying('Minimum 8 characters').refine(
    (password) => PASSWORD_PARTS.every((part) => part.test(password)),
    'Password must contain upper, lower, number & special char',
  ),
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

/** What who deleted their account is called, wherever a ride or the trail names them. */
export const DELETED_NAME = 'Deleted account';

/** What is typed so that nobody deletes an account by a slip. */
export const DELETE_WORD = 'DELETE';

export const DeleteAccountInput = z.object({
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(200, 'That password isn’t right.'),
  confirmation: z
    .string(`Type ${DELETE_WORD} to confirm.`)
    .trim()
    .refine((typed) => typed === DELETE_WORD, `Type ${DELETE_WORD} to confirm.`),
});
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

/** Answered to whoever asks for a code, whether there is such an account or not. */
export interface CodeAsked {
  /** Asking again sooner sends nothing, in seconds. */
  resendInSeconds: number;
}

/** The signed-in person. */
export const Me = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  status: UserStatus,
  isEmailVerified: z.boolean(),
  name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** A path of this server (/media/…) or, set by another client, an address elsewhere. */
  avatarUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

/** An account offered on the login page of a demo. */
export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}
