export const title = 'Reports';
