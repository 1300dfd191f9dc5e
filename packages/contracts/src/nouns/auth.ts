import { DRIVER_AT_DESK } from '../lead.ts';

export const refusals = {
  CODE_INVALID: 400,
  PASSWORD_COMMON: 400,
  NOT_SIGNED_IN: 401,
  INVALID_CREDENTIALS: 401,
  TOKEN_INVALID: 401,
  PASSWORD_WRONG: 403,
  REAUTH_NEEDED: 403,
  DEMO_ACCOUNT: 403,
  DEMO_LOCKED: 403,
  EMAIL_UNVERIFIED: 403,
  EMAIL_TAKEN: 409,
  EMAIL_WAITING: 409,
} as const;

export const exactRefusals = {
  EMAIL_WAITING_UNBROUGHT: 'EMAIL_WAITING',
  SESSION_NOT_FOUND: 'NOT_FOUND',
} as const;

export const notifications = {
  driver_waiting: DRIVER_AT_DESK,
};
