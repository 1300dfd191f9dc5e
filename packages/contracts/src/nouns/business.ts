export const refusals = {
  BUSINESS_TOO_LATE: 409,
} as const;

export const exactRefusals = {
  BUSINESS_NOT_COMPLETED: 'NOT_COMPLETED',
} as const;
