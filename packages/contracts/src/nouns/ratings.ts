import { RIDE_AT_DESK } from '../lead.ts';

export const refusals = {
  NOT_RATED_YET: 409,
  RATING_CLOSED: 409,
  RATING_FIXED: 409,
} as const;

export const notifications = {
  low_rating: RIDE_AT_DESK,
};
