import type { ExportName } from '@ridewire/contracts';
import { defineTexts } from '../../../kit/texts/define-texts.ts';
import { title } from './title.en.ts';

const tables: Record<ExportName, string> = {
  rides: 'Rides',
  users: 'Users',
  drivers: 'Drivers',
  earnings: 'Earnings',
  bonuses: 'Bonuses',
};
/** What a row of each table is, and which days select it. */
const about: Record<ExportName, string> = {
  rides:
    'Every ride by the day it was requested, with its people, places, times and money. No amount means nothing was charged.',
  users: 'Every account by the day it was created.',
  drivers: 'Every driver by the day they joined, with all their rides and earnings.',
  earnings: 'Every completed ride by the day it was completed: fare, refunds, commission and payout.',
  bonuses: 'Every bonus for a quest or a referral by the day it was earned: on top of what rides paid.',
};

const rows = (count: string, isOne: boolean) => `${count} ${isOne ? 'row' : 'rows'}`;

/** Tables written out as files. */
export const exports = {
  title,
  table: 'Table',
  tables,
  about,
  range: 'Days',
  allTime: 'All days',
  type: 'Ride type',
  allTypes: 'All types',
  preview: 'Preview',
  previewRows: 'Rows of the preview',
  rows,
  moreRows: (count: string) => `More than ${count} rows`,
  firstRows: (count: string) => `The first ${count}, newest first`,
  zone: (zone: string) => `Days and times are in ${zone} time. Column names show the UTC offset.`,
  phones: (prefix: string) =>
    `Phone numbers start with ${prefix} so spreadsheets keep their plus sign and zeros.`,
  empty: 'No rows found.',
  previewFailed: (why: string) => `Failed to load the preview: ${why}`,
  exportCsv: 'Export CSV',
  exporting: (count: string, isOne: boolean) => `Exporting… ${rows(count, isOne)}`,
  starting: 'Exporting…',
  cancel: 'Cancel export',
  canceled: 'Export canceled. Nothing was saved.',
  done: (count: string, isOne: boolean, name: string) => `Exported ${rows(count, isOne)} to ${name}`,
  failed: 'The export failed.',
  brokeOff: 'The file ended too early, so nothing was saved.',
};

export const [useExportsTexts] = defineTexts('exports', exports);
