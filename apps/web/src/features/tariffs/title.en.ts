export const title = 'Rates';
