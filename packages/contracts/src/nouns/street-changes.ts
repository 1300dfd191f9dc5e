export const refusals = {
  STREET_CHANGES_FULL: 409,
  STRETCHES_MANY: 409,
  STREETS_UNKNOWN: 409,
} as const;

export const exactRefusals = {
  STREET_CHANGE_NOT_FOUND: 'NOT_FOUND',
  STREET_CHANGES_LONG: 'STREET_CHANGES_FULL',
} as const;
