export const refusals = {
  TARIFF_TAKEN: 409,
  TARIFF_BEGUN: 409,
  TARIFF_CHANGED: 409,
  TARIFF_SAME: 409,
  TARIFF_FAR: 409,
  TARIFFS_FULL: 409,
} as const;

export const exactRefusals = {
  TARIFF_NOT_FOUND: 'NOT_FOUND',
  WAITING_BEGUN: 'TARIFF_BEGUN',
} as const;
