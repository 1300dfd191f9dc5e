import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The board's switch for prices that rise where an area is busy. */
export const surge = {
  title: 'Busy prices',
  off: 'Busy prices: off',
  calm: 'Busy prices: on, no area is busy',
  busy: (count: number, highest: string) =>
    `${count === 1 ? '1 busy area' : `${count} busy areas`}, up to ${highest}`,
  turnOn: 'Raise prices where an area is busy',
  turnOnHint:
    'Where more people ask for rides than there are cars. Riders see it before they request; what was quoted or requested stays as it is.',
  cap: 'Highest price',
  capHint: 'Times the usual price. Drivers earn that many times the usual.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Failed to change the prices of busy areas',
};

export const [useSurgeTexts] = defineTexts('surge', surge);
