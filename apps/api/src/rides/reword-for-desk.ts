import { AppError, type PlainRefusal } from '../core/app-error.ts';

/** What riders read about themselves, in the words for admins. */
const ABOUT_RIDER: Partial<Record<string, PlainRefusal>> = {
  RIDER_BUSY: 'RIDER_HAS_RIDE',
  USER_BLOCKED: 'RIDER_BLOCKED',
  SCHEDULED_NEAR: 'RIDER_HAS_SCHEDULED',
  SCHEDULED_FULL: 'RIDER_SCHEDULED_FULL',
  PROMO_USED: 'RIDER_USED_PROMO',
};

export function rewordForDesk(error: unknown): never {
  const about = error instanceof AppError ? ABOUT_RIDER[error.refused[0]] : undefined;
  throw about ? new AppError(about) : error;
}
