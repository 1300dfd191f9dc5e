import { defineTexts } from '../../kit/texts/define-texts.ts';

/** A rider's ride, shown to people who aren't signed in. */
export const sharing = {
  share: 'Share ride',
  title: 'Share this ride',
  hint: 'Anyone with the link sees your driver, the car and where it is, until the ride ends.',
  make: 'Make a link',
  link: 'Link',
  send: 'Send link',
  copy: 'Copy',
  copied: 'Link copied',
  notCopied: 'Mark the link and copy it by hand.',
  message: 'Follow my ride live:',
  stop: 'Stop sharing',
  stopped: 'The link no longer works.',
  failed: 'Failed to share this ride',
  stopFailed: 'Failed to stop sharing',

  contacts: 'Trusted contacts',
  contactsHint: 'They get your ride’s link by email when you send it, and an email if you press SOS.',
  loadFailed: (why: string) => `Your contacts couldn’t be loaded: ${why}`,
  add: 'Add a contact',
  name: 'Name',
  email: 'Email',
  save: 'Add',
  addFailed: 'Failed to add this contact',
  remove: (name: string) => `Remove ${name}`,
  removeFailed: 'Failed to remove this contact',
  tell: 'Email link',
  tellOf: (name: string) => `Email link to ${name}`,
  told: (name: string) => `The link is on its way to ${name}.`,
  tellFailed: 'Failed to send the link',
};

export const [useSharingTexts] = defineTexts('sharing', sharing);
