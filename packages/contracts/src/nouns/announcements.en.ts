export const refusals = {
  ANNOUNCEMENT_NOT_FOUND: 'This announcement was not found.',
  NOBODY_HEARS: 'No drivers can get this right now.',
  HEARER_GONE: 'This driver’s account can’t get messages now.',
};

export const mistakes = {
  announcementId: 'An announcement’s ID must be a UUID.',
  announcementTo: 'Choose whom it is for: area, online, everyone or driver.',
  announcementKilometers: 'Choose how far it reaches: 1, 2, 5 or 10 kilometers.',
};

export const notifications = {
  announcement: ({ text }: { id: string; text: string }) => ({
    title: 'From the dispatch desk',
    message: text,
  }),
};

export const notificationKinds = {
  announcement: 'Announcements',
};
