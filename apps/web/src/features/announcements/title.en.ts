export const title = 'Announcements';
