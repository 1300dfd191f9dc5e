import { sayBarReason } from '@ridewire/contracts/bar-reasons';
import { getSpoken } from './spoken.ts';
import { getReasonsTexts, reasons } from './texts.en.ts';

const all = ({ rider, driver }: typeof reasons): string[] => [...rider, ...driver];

/** Why a ride was canceled, or somebody barred. What was chosen from a list is kept in English and said in the language spoken; own words stay. */
export function sayReason(reason: string): string {
  const chosen = all(getReasonsTexts())[all(reasons).indexOf(reason)];
  return chosen ?? sayBarReason(reason, getSpoken().language);
}
