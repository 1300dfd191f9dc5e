import { AppError, type PlainRefusal } from '../core/app-error.ts';

/** What a rider reads about themselves, said to an admin. */
const ABOUT_RIDER: Partial<Record<string, PlainRefusal>> = {
  RIDER_BUSY: 'RIDER_HAS_RIDE',
  USER_BLOCKED: 'RIDER_BLOCKED',
  SCHEDULED_NEAR: 'RIDER_HAS_SCHEDULED',
  SCHEDULED_FULL: 'RIDER_SCHEDULED_FULL',
  PROMO_USED: 'RIDER_USED_PROMO',
};

/** A refusal of what an admin does for a rider, in the words for admins. */
export function rewordForDesk(error: unknown): never {
  const about = error instanceof AppError ? ABOUT_RIDER[error.refused[0]] : undefined;
  throw about ? new AppError(about) : error;
}
