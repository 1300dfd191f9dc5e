export const title = 'Street Changes';
