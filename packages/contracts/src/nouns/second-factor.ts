import { page } from '../lead.ts';

export const refusals = {
  SECOND_FACTOR_NEEDED: 403,
  FACTOR_CODE_WRONG: 403,
  SECOND_FACTOR_DEMANDED: 403,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
} as const;

export const exactRefusals = {
  FACTOR_CODE_USED: 'FACTOR_CODE_WRONG',
  RECOVERY_CODE_WRONG: 'FACTOR_CODE_WRONG',
  FACTOR_SETUP_OVER: 'SECOND_FACTOR_OFF',
  FACTOR_KEPT: 'SECOND_FACTOR_DEMANDED',
  FACTOR_NOT_THEIRS: 'SECOND_FACTOR_OFF',
} as const;

export const notifications = {
  factor_removed: { rider: page('/settings'), driver: page('/settings'), admin: page('/settings') },
};
