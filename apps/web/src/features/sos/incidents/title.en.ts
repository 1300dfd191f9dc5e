export const title = 'Incidents';
