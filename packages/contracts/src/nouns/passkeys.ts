import { page } from '../lead.ts';

export const refusals = {
  PASSKEY_OVER: 400,
  PASSKEY_NOT_ADDED: 400,
  PASSKEY_REFUSED: 401,
  PASSKEYS_FULL: 409,
} as const;

export const exactRefusals = {
  PASSKEY_NOT_FOUND: 'NOT_FOUND',
  PASSKEY_KEPT: 'SECOND_FACTOR_DEMANDED',
  PASSKEY_NEEDED: 'SECOND_FACTOR_DEMANDED',
} as const;

export const notifications = {
  passkey_added: { rider: page('/settings'), driver: page('/settings'), admin: page('/settings') },
  passkey_removed: { rider: page('/settings'), driver: page('/settings'), admin: page('/settings') },
};
