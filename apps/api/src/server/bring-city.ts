import type { MadeCity } from '@ridewire/streets/make-city';
import { reasonOf } from '../core/reason-of.ts';
import { bringDhaka } from '../streets/bring-dhaka.ts';

/** A server without streets still serves: whatever keeps them away is said, and no more. */
export async function bringCity(
  connectionString: string,
  load: () => Promise<MadeCity>,
  say: (line: string) => void,
): Promise<void> {
  try {
    if (await bringDhaka(connectionString, load)) say('brought the streets and places of Dhaka');
  } catch (error) {
    say(`could not bring the streets of Dhaka: ${reasonOf(error)}`);
  }
}
