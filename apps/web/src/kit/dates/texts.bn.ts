import type { dates as english } from './texts.en.ts';
import { digits } from '@ridewire/contracts/texts/bn/digits';

export const dates: typeof english = {
  clear: 'দিন মুছুন',
  today: 'আজ',
  tomorrow: 'আগামীকাল',
  yesterday: 'গতকাল',
  nextDays: (days) => `আগামী ${digits(days)} দিন`,
  thisMonth: 'এই মাস',
  lastMonth: 'গত মাস',
  lastDays: (days) => `গত ${digits(days)} দিন`,
  calendar: {
    nextMonth: 'পরের মাস',
    previousMonth: 'আগের মাস',
    nextYear: 'পরের বছর',
    previousYear: 'আগের বছর',
    nextDecade: 'পরের দশক',
    previousDecade: 'আগের দশক',
  },
};
