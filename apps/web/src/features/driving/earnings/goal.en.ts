import { defineTexts } from '../../../kit/texts/define-texts.ts';

/** What a driver wants to earn a day. */
export const goal = {
  label: 'Today’s goal',
  of: (earned: string, wanted: string) => `${earned} of ${wanted}`,
  reached: 'You’ve reached your goal for today.',
  set: 'Set a goal for the day',
  change: 'Change goal',
  hint: 'What you want to earn a day, after fees. Only you see it.',
  amount: 'Goal for each day',
  amountWrong: 'Enter a whole number from 1 to 100,000.',
  save: 'Save',
  none: 'No goal',
  failed: 'Failed to save your goal',
};

export const [useGoalTexts] = defineTexts('goal', goal);
