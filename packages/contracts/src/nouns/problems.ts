import { IN_HISTORY, type Noted } from '../lead.ts';

const AT_DESK = {
  admin: ({ rideId }: Noted) => ({
    to: '/dashboard/admin/problems' as const,
    search: rideId ? { ride: rideId } : {},
  }),
};

export const refusals = {
  PROBLEM_NOT_FOUND: 404,
  RIDE_NOT_OVER: 409,
  PROBLEM_TOO_LATE: 409,
  PROBLEM_REPORTED: 409,
  PROBLEM_CLOSED: 409,
  PROBLEM_ASSIGNED: 409,
  PROBLEM_CHANGED: 409,
  PROBLEM_OPEN: 409,
} as const;

export const notifications = {
  problem_reported: AT_DESK,
  problem_assigned: AT_DESK,
  problem_answered: IN_HISTORY,
  problem_closed: IN_HISTORY,
  item_lost: IN_HISTORY,
  item_found: IN_HISTORY,
  item_answered: IN_HISTORY,
};
