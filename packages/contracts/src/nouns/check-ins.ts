export const refusals = {
  CHECK_IN_NOT_FOUND: 404,
} as const;
