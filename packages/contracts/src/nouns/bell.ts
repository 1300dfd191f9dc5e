export const refusals = {
  PUSH_REFUSED: 400,
} as const;
