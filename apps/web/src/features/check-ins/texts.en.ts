import { defineTexts } from '../../kit/texts/define-texts.ts';

export const checkIn = {
  question: 'Is everything all right?',
  why: {
    standing: 'The car hasn’t moved for a while.',
    away: 'The car is getting farther from the destination.',
  },
  until: (clock: string) => `Answer by ${clock}, or we’ll look into it.`,
  well: 'Yes, all is well',
  help: 'I need help',
  answering: 'Sending...',
  failed: 'Failed to send your answer',
  view: 'Answer',
};

export const [useCheckInTexts] = defineTexts('checkIn', checkIn);
