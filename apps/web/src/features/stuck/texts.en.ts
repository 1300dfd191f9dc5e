import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The admin who looks after a stuck ride, and the text where there is none. */
export const stuck = {
  take: 'I’m on it',
  takeOver: 'Take over',
  taking: 'Saving...',
  failed: 'Failed to say that you’re on it',
  on: (name: string, clock: string) => `${name} has been on it since ${clock}`,
  youOn: (clock: string) => `You’ve been on it since ${clock}`,
  nobody: 'Nobody is on it yet',
  bar: (count: number) =>
    count === 1
      ? 'A ride has been stuck for over 15 minutes and nobody is on it.'
      : `${count} rides have been stuck for over 15 minutes and nobody is on them.`,
  barShort: (count: number) => (count === 1 ? 'A ride is stuck' : `${count} rides are stuck`),
  see: 'See stuck rides',
};

export const [useStuckTexts] = defineTexts('stuck', stuck);
