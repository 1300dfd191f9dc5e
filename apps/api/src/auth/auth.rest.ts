import {
  ForgotPasswordInput,
  LanguageChoice,
  OpenTokensInput,
  RegisterInput,
  ResendOtpInput,
  ResetPasswordInput,
  Role,
  SelfRole,
  UserStatus,
  VerifyEmailInput,
  type Tokens,
} from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Id } from '../procedures/rest-bodies.ts';
import { restRowOf, type RestRequest } from '../procedures/rest-row.ts';
import type { SessionsRouter } from '../sessions/sessions.router.ts';
import { UserBody, userBody } from '../users/user-body.ts';
import type { UsersRouter } from '../users/users.router.ts';
import type { AuthRouter } from './auth.router.ts';
import type { TokensRouter } from './tokens.router.ts';

const restRow = restRowOf<{
  auth: AuthRouter;
  sessions: SessionsRouter & TokensRouter;
  users: UsersRouter;
}>();

const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
const SignedIn = TokenPair.extend({ role: Role, status: UserStatus });

const RegisterBody = z.object({
  email: RegisterInput.shape.email,
  password: RegisterInput.shape.password,
  role: SelfRole,
  profile: z.object({
    name: RegisterInput.shape.name,
    phone: RegisterInput.shape.phone,
    avatarUrl: z.null().optional(),
  }),
  referralCode: z.string().optional().meta({
    description: 'The code of a driver who brings another one. Only for drivers.',
  }),
  language: LanguageChoice.optional().meta({
    description: 'The language of the mails to the account. English where none is given.',
  }),
});

const pairOf = ({ accessToken, refreshToken }: Tokens) => ({ accessToken, refreshToken });

/** Old clients keep the token in a cookie that their own script writes; other clients send it in the body or a header. */
const refreshTokenIn = ({ body, headers, cookies }: RestRequest): unknown =>
  body['refreshToken'] ?? headers['x-refresh-token'] ?? cookies['refreshToken'];

const profileIn = ({ profile }: Record<string, unknown>): Record<string, unknown> =>
  typeof profile === 'object' && profile !== null ? (profile as Record<string, unknown>) : {};

export const authRows = [
  restRow({
    method: 'POST',
    path: '/auth/register',
    procedure: 'auth.register',
    summary: 'Sign up as a rider or a driver. We email a code to the address.',
    isPublic: true,
    body: RegisterBody,
    status: 201,
    response: doneShape({ userId: Id }, 'Account created Please Verify your email'),
    errors: [
      'PASSWORD_COMMON',
      'REFERRAL_UNKNOWN',
      'REFERRAL_GONE',
      'REFERRAL_BARRED',
      'REFERRAL_RIDER',
      'REFERRALS_OFF',
      'EMAIL_TAKEN',
      'EMAIL_WAITING',
      'TOO_MANY',
    ],
    sentAs: { name: 'profile.name', phone: 'profile.phone' },
    input: ({ body }) => {
      const { name, phone } = profileIn(body);
      const { email, password, role, language, referralCode } = body;
      return { email, password, role, name, phone, language, referralCode };
    },
    answer: ({ userId }) => done('Account created Please Verify your email', { userId }),
  }),
  restRow({
    method: 'POST',
    path: '/auth/verify-email',
    procedure: 'auth.verifyEmail',
    summary: 'Verify an email address with the code we sent to it.',
    isPublic: true,
    body: VerifyEmailInput,
    response: doneShape({}, 'Your email has been successfully verified!'),
    errors: ['CODE_INVALID', 'TOO_MANY'],
    input: ({ body }) => body,
    answer: () => done('Your email has been successfully verified!'),
  }),
  restRow({
    method: 'POST',
    path: '/auth/resend-otp',
    procedure: 'auth.resendOtp',
    summary:
      'Email another code, at least 120 seconds after the last one. The answer doesn’t reveal whether the address has an account.',
    isPublic: true,
    body: ResendOtpInput,
    response: doneShape({}, 'A new OTP has been sent to your email.'),
    errors: ['TOO_MANY'],
    input: ({ body }) => body,
    answer: () => done('A new OTP has been sent to your email.'),
  }),
  restRow({
    method: 'POST',
    path: '/auth/login',
    procedure: 'sessions.open',
    summary:
      'Sign in. The access token is valid for two hours, unless the session ends sooner. For people with two-step verification, the first call is refused with SECOND_FACTOR_NEEDED: repeat it with `code`, from their authenticator app or one of their recovery codes. Where the server demands more than a password of admins, those who have only passkeys are refused with SECOND_FACTOR_DEMANDED.',
    isPublic: true,
    body: OpenTokensInput,
    response: doneShape({ ...SignedIn.shape, data: SignedIn }, 'Login Successful!'),
    errors: [
      'INVALID_CREDENTIALS',
      'SECOND_FACTOR_NEEDED',
      'FACTOR_CODE_WRONG',
      'EMAIL_UNVERIFIED',
      'USER_BLOCKED',
      'TOO_MANY',
    ],
    input: ({ body }) => body,
    answer: (tokens) => {
      const signedIn = { ...pairOf(tokens), role: tokens.role, status: tokens.status };
      return done('Login Successful!', { ...signedIn, data: signedIn });
    },
  }),
  restRow({
    method: 'POST',
    path: '/auth/refresh-token',
    procedure: 'sessions.refresh',
    summary:
      'New tokens for a refresh token. A used token returns the same ones again for a minute (30 days for the one from signing in), until the new one is used; after that, using it ends the session.',
    isPublic: true,
    body: z.object({ refreshToken: z.string().optional() }),
    otherParameters: [
      { in: 'header', name: 'x-refresh-token', description: 'The refresh token, in place of the body’s.' },
      {
        in: 'cookie',
        name: 'refreshToken',
        description: 'The same, as a cookie of the client’s own. The server sets none of this name.',
      },
    ],
    response: doneShape({ ...TokenPair.shape, data: TokenPair }, 'Token refreshed'),
    errors: ['TOKEN_INVALID'],
    // A missing token is treated as one that has expired.
    input: (request) => ({ refreshToken: refreshTokenIn(request) ?? '' }),
    answer: (tokens) => done('Token refreshed', { ...pairOf(tokens), data: pairOf(tokens) }),
  }),
  restRow({
    method: 'POST',
    path: '/auth/logout',
    procedure: 'auth.logout',
    summary: 'Sign out: this session’s tokens end right away.',
    isPublic: true,
    response: doneShape({}, 'Logged out'),
    answer: () => done('Logged out'),
  }),
  restRow({
    method: 'POST',
    path: '/auth/forgot-password',
    procedure: 'auth.forgotPassword',
    summary: 'Email a code for a new password. The answer doesn’t reveal whether the address has an account.',
    isPublic: true,
    body: ForgotPasswordInput,
    response: doneShape({}, 'OTP sent to your email'),
    errors: ['TOO_MANY'],
    input: ({ body }) => body,
    answer: () => done('OTP sent to your email'),
  }),
  restRow({
    method: 'POST',
    path: '/auth/reset-password',
    procedure: 'auth.resetPassword',
    summary: 'Set a new password with the emailed code. All the account’s sessions end.',
    isPublic: true,
    body: ResetPasswordInput,
    response: doneShape({}, 'Password reset successful.'),
    errors: ['PASSWORD_COMMON', 'CODE_INVALID', 'TOO_MANY'],
    input: ({ body }) => body,
    answer: () => done('Password reset successful.'),
  }),
  restRow({
    method: 'GET',
    path: '/auth/me',
    procedure: 'users.me',
    summary: 'The signed-in user.',
    response: UserBody,
    answer: (user, { publicUrl }) => userBody(user, publicUrl),
  }),
];
