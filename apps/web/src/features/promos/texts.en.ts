import { MOST_PROMO_CENTS, MOST_PROMO_USES, MOST_PROMO_USES_EACH } from '@ridewire/contracts/promo-terms';
import { defineTexts } from '../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

/** The desk's page of promo codes. */
export const promos = {
  title,
  hint: 'Riders type a code when they book and pay less. Drivers earn the same: the platform bears the discount.',
  list: 'Promo codes',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'promo code' : 'promo codes'}`,
  empty: 'No promo codes yet.',
  loadFailed: (why: string) => `Failed to load the promo codes: ${why}`,

  states: { valid: 'Valid', coming: 'Coming', usedUp: 'Used up', over: 'Over', ended: 'Ended early' },
  share: (percent: string) => `${percent}% off`,
  shareUpTo: (percent: string, cap: string) => `${percent}% off, at most ${cap}`,
  amount: (amount: string) => `${amount} off`,
  days: (from: string, to: string) => `${from} – ${to}`,
  each: (count: string, isOne: boolean) => (isOne ? 'Once per rider' : `${count} rides per rider`),
  firstRide: 'First ride only',
  used: (count: string, isOne: boolean) => `Used for ${count} ${isOne ? 'ride' : 'rides'}`,
  usedOf: (count: string, most: string) => `Used for ${count} of ${most} rides`,
  cost: (amount: string) => `Cost ${amount}`,
  by: (name: string) => `by ${name}`,
  endedOn: (when: string) => `ended ${when}`,

  make: 'New promo code',
  code: 'Code',
  codeHint: '4 to 20 letters and digits. Riders can type it in any case.',
  codeWrong: 'Use 4 to 20 letters and digits.',
  takesOff: 'Takes off',
  isShare: 'A percentage',
  isAmount: 'An amount',
  percent: 'Percent of the fare',
  percentWrong: 'Enter a whole number from 1 to 100.',
  cap: 'At most (optional)',
  amountLabel: 'Amount',
  amountWrong: `Enter an amount such as 2.50, up to ${MOST_PROMO_CENTS / 100}.`,
  from: 'First day',
  to: 'Last day',
  fromMissing: 'Choose a day.',
  toWrong: 'Choose the first day or a later one.',
  cityTime: 'By the city’s clocks, both days included.',
  mostUses: 'Rides in all (optional)',
  mostUsesWrong: `Enter a whole number from 1 to ${MOST_PROMO_USES.toLocaleString('en')}.`,
  mostEach: 'Rides per rider',
  mostEachWrong: `Enter a whole number from 1 to ${MOST_PROMO_USES_EACH}.`,
  onlyFirst: 'Only for a first ride',
  note: 'Note for the desk (optional)',
  save: 'Make code',
  saving: 'Saving…',
  failed: 'Failed to make the code',
  made: (code: string) => `${code} is made.`,

  end: 'End now',
  endOf: (code: string) => `End ${code} now`,
  endAsk: (code: string) => `End ${code} now?`,
  endText:
    'Nobody can use it from now on. Rides already requested keep their discount; scheduled rides lose it.',
  keep: 'Keep it',
  isOver: 'This code has ended by now.',
  endFailed: 'Failed to end the code',
  ended: (code: string) => `${code} has ended.`,
};

export const [usePromosTexts] = defineTexts('promos', promos);
