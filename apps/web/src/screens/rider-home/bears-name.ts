import type { Place } from '@ridewire/contracts';

/** Whether a place's name or area holds all the words, in whatever case; no words are borne by all. */
export function bearsName({ name, area }: Pick<Place, 'name' | 'area'>, text: string): boolean {
  const whole = `${name} ${area}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
