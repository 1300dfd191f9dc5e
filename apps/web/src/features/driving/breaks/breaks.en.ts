import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** A driver's break. */
export const breaks = {
  minutes: (minutes: string) => `${minutes} minutes`,
  untilBack: 'Until I come back',
  losesPlace: (zone: string) => `You lose your place in line at ${zone}.`,
  left: (time: string) => `${time} left`,
  since: (clock: string) => `On break since ${clock}`,
  over: 'Your break is over. Ready for requests?',
  hint: 'No requests until you end it. After an hour you’ll be offline.',
  rideGoesOn: 'No new requests after this ride.',
  begun: 'You’re on a break',
  failed: 'Failed to take a break',
};

export const [useBreaksTexts] = defineTexts('breaks', breaks);
