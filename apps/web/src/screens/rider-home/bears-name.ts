import type { Place } from '@ridewire/contracts';
import { foldName } from '@ridewire/contracts/fold-name';
import { sayAddress } from '../../texts/say-address.ts';

/** Whether a place's name or area holds all the words, as kept or as said; no words are borne by all. */
export const bearsName = ({ name, area }: Pick<Place, 'name' | 'area'>, text: string): boolean =>
  namesHold(`${name} ${area} ${sayAddress(name)} ${sayAddress(area)}`, text);

/** Whether each of the words stands in the names, in whatever case, digits and Unicode form. */
export function namesHold(names: string, text: string): boolean {
  const whole = foldName(names);
  return foldName(text)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
