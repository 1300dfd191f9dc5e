import { FREE_WAITING_MINUTES, MOST_CHARGED_MINUTES } from '@ridewire/contracts/waiting';
import { defineTexts } from '../../kit/texts/define-texts.ts';

/** The page with what each ride type costs, and from when. */
export const rates = {
  title: 'Rates',
  types: 'Ride types',
  hint: 'What each ride type costs. Rides already requested or scheduled keep their fare; open quotes are made anew.',
  waiting: `Waiting at the pickup costs the rate per minute after ${FREE_WAITING_MINUTES} free minutes, for at most ${MOST_CHARGED_MINUTES}. Canceling costs nothing.`,
  loadFailed: (why: string) => `Failed to load the rates: ${why} We’ll keep trying.`,
  ofType: (type: string) => `Rates for ${type}`,

  names: {
    baseCents: 'Base',
    perKmCents: 'Per kilometer',
    perMinuteCents: 'Per minute',
    minimumCents: 'Minimum',
  },
  now: 'Now',
  coming: 'Coming',
  past: 'Past',
  since: (when: string) => `Since ${when}`,
  from: (when: string) => `From ${when}`,
  between: (from: string, until: string) => `${from} – ${until}`,
  setBy: (name: string) => `set by ${name}`,
  showPast: (count: string, isOne: boolean) => `${count} ${isOne ? 'past rate' : 'past rates'}`,
  lastOnly: (count: string) => `Only the last ${count} are listed.`,
  off: 'Not offered',

  set: 'Set new rates',
  setFor: (type: string) => `Set new rates for ${type}`,
  setTitle: (type: string) => `New rates for ${type}`,
  before: (amount: string) => `${amount} before`,
  typical: (before: string, after: string) => `A trip of 8 km in 24 min: ${before} → ${after}`,
  noAmount: 'Enter an amount such as 2.50.',
  outside: (least: string, most: string) => `From ${least} to ${most}.`,
  when: 'When they begin',
  atOnce: 'Right away',
  later: 'Later',
  day: 'Day',
  time: 'Time',
  cityTime: 'By the city’s clocks',
  dayMissing: 'Choose a day.',
  timeMissing: 'Choose a time.',
  timePast: 'Choose a time in the future.',
  save: 'Set rates',
  saving: 'Saving…',
  failed: 'Failed to set the rates',
  doneNow: (type: string) => `The new rates for ${type} apply now.`,
  doneLater: (type: string, when: string) => `The new rates for ${type} begin ${when}.`,

  sureTitle: 'Are these rates right?',
  sureText: 'At least one changes by more than half.',
  change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  sure: 'Yes, set them',
  back: 'Go back',

  takeBack: 'Take back',
  takeBackOf: (when: string) => `Take back the rates from ${when}`,
  takeBackAsk: (type: string, when: string) => `Take back the rates for ${type} from ${when}?`,
  takeBackText: 'They won’t begin. The rates before them stay.',
  keep: 'Keep them',
  gone: 'They were taken back meanwhile.',
  begun: 'They have begun meanwhile, so they can’t be taken back.',
  takenBack: 'The rates are taken back.',
  takeBackFailed: 'Failed to take the rates back',
};

export const [useRatesTexts] = defineTexts('rates', rates);
