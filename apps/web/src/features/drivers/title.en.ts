export const title = 'Driver Management';
