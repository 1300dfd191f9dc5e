export const title = 'Service Areas';
