import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The board's switch for prices that rise where an area is busy. */
export const surge = {
  title: 'Busy fares',
  off: 'Busy fares: off',
  calm: 'Busy fares: on, no area is busy',
  busy: (count: number, highest: string) =>
    `${count === 1 ? '1 busy area' : `${count} busy areas`}, up to ${highest}`,
  turnOn: 'Raise fares in busy areas',
  turnOnHint:
    'Areas with more riders than cars. Riders see it before they request; quotes and requests already made don’t change.',
  cap: 'Highest fare',
  capHint: 'Times the usual fare. Drivers earn that many times the usual.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'Failed to change busy fares',
};

export const [useSurgeTexts] = defineTexts('surge', surge);
