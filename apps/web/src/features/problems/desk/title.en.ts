export const title = 'Problems';
