export const ride = {};
