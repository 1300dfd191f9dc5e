export const refusals = {
  NOT_RODE_TOGETHER: 409,
} as const;

export const exactRefusals = {
  FAVORITE_BY_RIDER: 'FORBIDDEN',
} as const;
