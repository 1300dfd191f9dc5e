export { ARCHIVE_LOCK } from './archive/alone.ts';
export { ArchiveError } from './archive/archive-error.ts';
export { archiveOldestMonth } from './archive/archive-month.ts';
export { bringBack } from './archive/bring-back.ts';
export { BACK_DAYS, listDueMonths } from './archive/list-due-months.ts';
