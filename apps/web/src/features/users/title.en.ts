export const title = 'User Management';
