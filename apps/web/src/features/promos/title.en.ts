export const title = 'Promo Codes';
