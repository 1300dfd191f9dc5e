import { NO_REASON } from '@ridewire/contracts/no-reason';
import { getSpoken } from './spoken.ts';
import { getReasonsTexts, reasons } from './texts.en.ts';

const all = ({ rider, driver }: typeof reasons): string[] => [...rider, ...driver];

/** Why a ride was canceled, or somebody barred. What was chosen from a list is kept in English and said in the language spoken; own words stay. */
export function sayReason(reason: string): string {
  if (reason === NO_REASON) return getReasonsTexts().none;
  const chosen = all(getReasonsTexts())[all(reasons).indexOf(reason)];
  return chosen ?? getSpoken().sayBarReason?.(reason) ?? reason;
}
