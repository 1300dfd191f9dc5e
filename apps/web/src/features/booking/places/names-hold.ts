import { foldName } from '@ridewire/contracts/fold-name';

/** Whether each of the words stands in the names, in whatever case, digits and Unicode form. */
export function namesHold(names: string, text: string): boolean {
  const whole = foldName(names);
  return foldName(text)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
