import { defineTexts } from '../../kit/texts/define-texts.ts';

/** What the desk writes to drivers: the desk's page, and the card on a driver's screen. */
export const announcements = {
  title: 'Announcements',
  hint: 'Short messages to drivers, and who has read them.',
  list: 'Announcements',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'announcement' : 'announcements'}`,
  empty: 'No announcements in the last 90 days.',
  loadFailed: (why: string) => `Failed to load the announcements: ${why}`,
  write: 'Write to drivers',
  driverFailed: (why: string) => `Failed to load the driver: ${why}`,
  writeTo: (name: string) => `Write to ${name}`,

  to: {
    area: (kilometers: string, place: string) => `Within ${kilometers} km of ${place}`,
    online: 'Drivers online',
    everyone: 'All drivers',
  },
  by: (name: string) => `by ${name}`,
  readBy: (read: string, sent: string) => `Read by ${read} of ${sent}`,
  hearersOf: 'Who has read it',
  hearers: 'Drivers it was sent to',
  unread: 'Not read yet',
  readAt: (when: string) => `Read ${when}`,

  withdraw: 'Withdraw',
  withdrawOf: (text: string) => `Withdraw “${text}”`,
  withdrawTitle: 'Withdraw this announcement?',
  withdrawHint: 'It leaves the screens and bells of drivers who haven’t read it.',
  withdrawYes: 'Yes, Withdraw',
  withdrawNo: 'Keep it',
  withdrawFailed: 'The announcement could not be withdrawn.',
  withdrawn: 'Withdrawn.',
  withdrawnBy: (name: string) => `Withdrawn by ${name}`,

  whom: 'To',
  audiences: {
    area: 'Drivers near a place',
    online: 'Drivers online',
    everyone: 'All drivers',
  },
  hints: {
    area: 'Online now, and near it.',
    online: 'Anywhere in the city.',
    everyone: 'Approved drivers, online or not.',
  },
  place: 'Place',
  placeMissing: 'Choose a place from the list.',
  reach: 'How far around it',
  kilometers: (count: string) => `${count} km`,
  text: 'Message',
  textHint: 'Drivers read it at the wheel: keep it short.',
  textMissing: 'Write a message.',
  counting: 'Counting drivers…',
  reaches: (count: string, isOne: boolean) => (isOne ? 'Goes to 1 driver.' : `Goes to ${count} drivers.`),
  reachesNobody: 'No drivers can get this right now.',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  failed: 'The announcement could not be sent.',
  sent: (count: string, isOne: boolean) => (isOne ? 'Sent to 1 driver.' : `Sent to ${count} drivers.`),

  fromDesk: 'From the dispatch desk',
  read: 'Got it',
  reading: 'Saving…',
  readFailed: 'We couldn’t mark it as read.',
  more: (count: string) => `${count} more`,
  showAll: 'Show all',
  showLess: 'Show less',
};

export const [useAnnouncementsTexts] = defineTexts('announcements', announcements);
