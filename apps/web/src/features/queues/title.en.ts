export const title = 'Driver Queues';
