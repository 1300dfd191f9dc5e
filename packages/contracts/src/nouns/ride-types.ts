export const refusals = {
  RIDE_TYPE_CHANGED: 409,
  RIDE_TYPE_UNSERVED: 409,
  RIDE_TYPES_FULL: 409,
} as const;

export const exactRefusals = {
  LAST_OFFERED_TYPE: 'LAST_TYPE',
} as const;
