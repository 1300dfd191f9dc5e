import { listOf } from '../lead.ts';

export const refusals = {
  MESSAGE_NOT_FOUND: 404,
  MESSAGE_ANSWERED: 409,
} as const;

export const exactRefusals = {
  ANSWERED_BY: 'MESSAGE_ANSWERED',
  ANSWERED_BY_YOU: 'MESSAGE_ANSWERED',
  ANSWERED_BY_ADMIN: 'MESSAGE_ANSWERED',
} as const;

export const notifications = {
  message_received: { admin: listOf('/dashboard/admin/messages') },
};
