export const refusals = {
  CLOCK_MOVE: 400,
  SANDBOX_DRIVERS_FULL: 409,
} as const;
