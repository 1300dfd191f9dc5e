import { sayBarReason } from '@ridewire/contracts/bar-reasons';
import { english } from './english.ts';
import { getSpoken } from './spoken.ts';

const chosen = [english.rider.cancelReasons, english.driver.cancelReasons].flat();

/** Why a ride was canceled, or somebody barred. What was chosen from a list is kept in English and said in the language spoken; own words stay. */
export function sayReason(reason: string): string {
  const { rider, driver } = getSpoken().texts;
  const { language } = getSpoken();
  return (
    [rider.cancelReasons, driver.cancelReasons].flat()[chosen.indexOf(reason)] ??
    sayBarReason(reason, language)
  );
}
