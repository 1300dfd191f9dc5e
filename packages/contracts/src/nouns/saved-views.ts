export const refusals = {
  VIEWS_FULL: 409,
} as const;
