import { MOST_QUEST_RIDES } from '@ridewire/contracts/quest-terms';
import { defineTexts } from '../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

/** The desk's page of quests, and drivers' own. */
export const quests = {
  title,
  hint: 'Drivers get a bonus for completing a number of rides within a few days. They see their progress, and are told when they reach the goal.',
  list: 'Quests',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'quest' : 'quests'}`,
  empty: 'No quests yet.',
  loadFailed: (why: string) => `Failed to load the quests: ${why}`,

  states: { running: 'Running', coming: 'Coming', over: 'Over', ended: 'Ended early' },
  terms: (rides: string, isOne: boolean, bonus: string) =>
    `${rides} ${isOne ? 'ride' : 'rides'} for ${bonus}`,
  days: (from: string, to: string) => `${from} – ${to}`,
  reached: (count: string, isOne: boolean) => `Reached by ${count} ${isOne ? 'driver' : 'drivers'}`,
  cost: (amount: string) => `Cost ${amount}`,
  by: (name: string) => `by ${name}`,
  endedOn: (when: string) => `ended ${when}`,

  make: 'New quest',
  name: 'Name',
  nameHint: 'Drivers read it.',
  nameWrong: 'Enter a name.',
  rides: 'Rides to complete',
  ridesWrong: `Enter a whole number from 1 to ${MOST_QUEST_RIDES}.`,
  bonus: 'Bonus',
  bonusWrong: 'Enter an amount such as 50.00, up to 1,000.',
  from: 'First day',
  to: 'Last day',
  fromMissing: 'Choose a day.',
  toWrong: 'Choose the first day or a later one, within a month.',
  cityTime: 'By the city’s clocks, both days included.',
  save: 'Make quest',
  saving: 'Saving…',
  failed: 'Failed to make the quest',
  made: (name: string) => `Quest made: ${name}`,

  end: 'End now',
  endOf: (name: string) => `End “${name}” now`,
  endAsk: (name: string) => `End “${name}” now?`,
  endText: 'Rides completed from now on no longer count. Drivers who reached it keep their bonus.',
  keep: 'Keep it',
  isOver: 'This quest has ended by now.',
  endFailed: 'Failed to end the quest',
  ended: (name: string) => `“${name}” has ended.`,

  own: 'Your quests',
  ownFailed: 'Failed to load your quests.',
  progress: (done: string, rides: string) => `${done} of ${rides} rides`,
  bonusOf: (bonus: string) => `Bonus ${bonus}`,
  until: (day: string) => `Until the end of ${day}`,
  begins: (day: string) => `Begins ${day}`,
  gotOn: (day: string) => `Reached ${day}`,
  isMissed: 'Over',
};

export const [useQuestsTexts] = defineTexts('quests', quests);
