import { RIDE_AT_DESK } from '../lead.ts';

export const refusals = {
  CHAT_CLOSED: 409,
} as const;

export const notifications = {
  chat_reported: RIDE_AT_DESK,
};
