export const refusals = {
  SCOPE_MISSING: 403,
  KEYS_FULL: 409,
} as const;

export const exactRefusals = {
  KEY_NOT_FOUND: 'NOT_FOUND',
  NOT_WITH_KEY: 'FORBIDDEN',
  KEY_LACKS_SCOPE: 'SCOPE_MISSING',
  KEY_OVER: 'NOT_SIGNED_IN',
} as const;
