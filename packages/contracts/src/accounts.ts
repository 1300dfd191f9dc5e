import { z } from 'zod';
import { isGuest } from './guests.ts';
import { LANGUAGES } from './languages.ts';
import { mistake } from './mistakes.ts';
import { ReferralCode } from './referrals.ts';
import { DeskRoleChoice, Role, UserStatus } from './roles.ts';
import { FactorCode } from './second-factor.ts';
import { boundedLine, orBlank, phoneText } from './text.ts';

/** The forms word the same mistake differently (SPEC, validation rules). */
const emailSaying = (wrong: string) =>
  z
    .string(wrong)
    .trim()
    .max(254, wrong)
    .pipe(z.email(wrong))
    .refine((email) => !isGuest({ email }), wrong);

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;

const passwordSaying = (tooShort: string) =>
  z
    .string(tooShort)
    .min(MIN_PASSWORD, tooShort)
    .max(MAX_PASSWORD, mistake('passwordLong', { max: MAX_PASSWORD }));
const Password = passwordSaying(mistake('tooShort', { field: 'password', min: MIN_PASSWORD }));

export const Email = emailSaying(mistake('emailWanted'));

export const LoginInput = z.object({
  email: Email,
  password: Password,
});
export type LoginInput = z.infer<typeof LoginInput>;

/** A sign-in, with the code of people who have a second factor. */
export const SignInInput = LoginInput.extend({ code: FactorCode.optional() });
export type SignInInput = z.infer<typeof SignInInput>;

/** For programs. No form has checked the password before, so its length is not checked: it is either right or wrong. */
export const OpenTokensInput = SignInInput.extend({
  password: z.string(mistake('passwordMissing')).min(1, mistake('passwordMissing')),
});

/** Roles that people may choose when they sign up. Nobody can make themselves an admin. */
export const SelfRole = z.enum(['rider', 'driver'], mistake('selfRole'));
export type SelfRole = z.infer<typeof SelfRole>;

export const LanguageChoice = z.enum(LANGUAGES, mistake('language'));

export const RegisterInput = z.object({
  role: SelfRole,
  name: boundedLine('name', { min: [1, mistake('blank', { field: 'name' })], max: 100 }),
  email: emailSaying(mistake('emailInvalid')),
  phone: orBlank(phoneText(boundedLine('phone', { max: 30 }))),
  password: Password,
  /** Of the driver who brings this one. */
  referralCode: orBlank(ReferralCode),
  /** The language we write to the person in; English if none is given. */
  language: orBlank(LanguageChoice),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const OTP_LENGTH = 6;

const otpSaying = (wrong: string) =>
  z
    .string(wrong)
    .trim()
    .regex(/^\d{6}$/, wrong);

export const VerifyEmailInput = z.object({
  email: Email,
  otp: otpSaying(mistake('otpWanted')),
  /**
   * Given at the sign-up. If somebody else signed up with the address too, only whoever has the mailed code can say whose code
   * counts. One that can’t be a code is as good as none: the account counts, and the page that asks has no field for it.
   */
  referralCode: orBlank(ReferralCode).catch(undefined),
});
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

export const ResendOtpInput = z.object({ email: Email });
export type ResendOtpInput = z.infer<typeof ResendOtpInput>;

export const ForgotPasswordInput = z.object({ email: emailSaying(mistake('emailRequired')) });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

/** A password needs at least one of each. Every character that is not a letter, digit or blank is special. */
export const PASSWORD_PARTS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u] as const;

export const ResetPasswordInput = z.object({
  email: emailSaying(mistake('emailRequired')),
  otp: otpSaying(mistake('otpDigits')),
  newPassword: passwordSaying(mistake('newPasswordShort', { min: MIN_PASSWORD })).refine(
    (password) => PASSWORD_PARTS.every((part) => part.test(password)),
    mistake('passwordParts'),
  ),
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

/** The name that rides and the audit trail show for a deleted account. */
export const DELETED_NAME = 'Deleted account';

/** The word people type to confirm, so that nobody deletes an account by accident. */
export const DELETE_WORD = 'DELETE';

const NOT_TYPED = mistake('confirmWord', { word: DELETE_WORD });

const OwnPassword = z
  .string(mistake('passwordMissing'))
  .min(1, mistake('passwordMissing'))
  .max(MAX_PASSWORD, mistake('passwordWrong'));

/** The password, asked for again before sensitive actions. */
export const ConfirmPasswordInput = z.object({ password: OwnPassword });
export type ConfirmPasswordInput = z.infer<typeof ConfirmPasswordInput>;

export const DeleteAccountInput = z.object({
  password: OwnPassword,
  confirmation: z
    .string(NOT_TYPED)
    .trim()
    .refine((typed) => typed === DELETE_WORD, NOT_TYPED),
  /** Of people who have a second factor. */
  code: FactorCode.optional(),
});
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

/** The answer to everyone who asks for a code, whether or not the account exists. */
export interface CodeAsked {
  /** Asking again sooner than this sends nothing, in seconds. */
  resendInSeconds: number;
}

/** The signed-in person. */
export const Me = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  /** What an admin does at the desk; null for everybody else. */
  deskRole: DeskRoleChoice.nullable(),
  status: UserStatus,
  isEmailVerified: z.boolean(),
  name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** A path of this server (/media/…), or an address elsewhere set by another client. */
  avatarUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

/** The same to the browser that signed in. */
export interface SignedIn extends Me {
  /** A second factor or a passkey is demanded of them, which they don’t have yet: nothing else works before. */
  mustSetUpFactor?: true;
}

/** An account offered on the demo's login page. */
export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}
