import { defineTexts } from '../texts/define-texts.ts';

export const dates = {
  clear: 'Clear the days',
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  nextDays: (days: number) => `Next ${days} days`,
  lastDays: (days: number) => `Last ${days} days`,
  thisMonth: 'This month',
  lastMonth: 'Last month',
  calendar: {
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next decade',
    previousDecade: 'Previous decade',
  },
};

export const [useDatesTexts] = defineTexts('dates', dates);
