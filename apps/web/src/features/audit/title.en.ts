export const title = 'Audit Trail';
