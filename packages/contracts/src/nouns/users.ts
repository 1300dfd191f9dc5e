export const refusals = {
  USER_BLOCKED: 403,
  USER_NOT_FOUND: 404,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
} as const;

export const exactRefusals = {
  USER_BLOCKED_BECAUSE: 'USER_BLOCKED',
  LAST_ADMIN_LEAVES: 'LAST_ADMIN',
  OWN_RIDE_ACTIVE: 'RIDE_ACTIVE',
  OWN_DATA_UNDER_WAY: 'TOO_MANY',
} as const;
