export const rider = {};
