export const title = 'Ride Management';
