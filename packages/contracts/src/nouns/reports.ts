export const exactRefusals = {
  EXPORTS_UNDER_WAY: 'TOO_MANY',
} as const;
