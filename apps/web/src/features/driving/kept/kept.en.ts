import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** What a driver does without a connection. */
export const kept = {
  offline: 'No connection. What you press is kept on this phone and sent once you’re back online.',
  waits: 'Kept on this phone. It’s sent once you’re back online.',
  arrived: (clock: string) => `Waiting since ${clock}. Your rider is told once you’re back online.`,
  sent: 'Back online: your ride is up to date',
  refused: (why: string) => `What you did without a connection wasn’t added to the ride. ${why}`,
};

export const [useKeptTexts] = defineTexts('kept', kept);
