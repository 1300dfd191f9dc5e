import { page } from '../lead.ts';

export const refusals = {
  NOBODY_HEARS: 409,
  HEARER_GONE: 409,
} as const;

export const exactRefusals = {
  ANNOUNCEMENT_NOT_FOUND: 'NOT_FOUND',
} as const;

export const notifications = {
  announcement: { driver: page('/dashboard/driver') },
};
