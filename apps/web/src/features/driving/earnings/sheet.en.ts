import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** A driver's statement as a file. */
export const sheet = {
  save: 'Export CSV',
  savePaper: 'Export PDF',
  preparing: 'Preparing the PDF...',
  failed: 'Failed to save the file',
  /** What a bonus is for. */
  broughtBonus: (name: string) => `You brought ${name}`,
  cameBonus: (name: string) => `You came with ${name}’s code`,
  columns: {
    day: 'Day',
    pickup: 'From',
    destination: 'To',
    refunded: 'Refunded',
    cash: 'Cash from rider',
    bonus: 'Bonus',
  },
};

export const [useSheetTexts] = defineTexts('sheet', sheet);
