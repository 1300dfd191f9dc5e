import { defineTexts } from '../../kit/texts/define-texts.ts';

/** Being told while the app is closed. */
export const push = {
  title: 'With the app closed',
  hint: 'This device shows your “On device” notifications even if Ridewire isn’t open.',
  on: 'Tell me when the app is closed',
  denied: 'This browser blocks notifications. Allow them in its settings for this site, then turn this on.',
  needsHome: 'On an iPhone or iPad, add Ridewire to your home screen first, then turn this on there.',
  unsupported: 'This browser can’t tell you while the app is closed.',
  notReached: 'This browser couldn’t reach its push service. Try again.',
  failed: 'Failed to change notifications',
};

export const [usePushTexts, getPushTexts] = defineTexts('push', push);
