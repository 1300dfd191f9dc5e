import { readMistake } from '@ridewire/contracts/mistakes';
import { BAD_INPUT, INTERNAL } from '@ridewire/contracts/nouns/calls.en';
import { sayText } from '@ridewire/contracts/texts/say-text';
import type { ReactNode } from 'react';
import { getSpoken } from './spoken.ts';

/** What the server refuses with. */
export interface Refused {
  /** Programs' name for it. */
  code: string;
  /** The catalogues' name, which says more, and what the words need to know. */
  key?: string | undefined;
  params?: unknown;
}

/**
 * A refusal in the language spoken.
 * @param english as the server says it: so it is said in English, and where it knows more than this page
 */
export function sayRefusal({ code, key = code, params }: Refused, english: string): string {
  const { refusals } = getSpoken();
  if (refusals === null) return english;
  return sayText(refusals, key, params) ?? sayText(refusals, code) ?? english;
}

/** What is wrong with a field, as its schema found it; words of our own are said already. */
export function sayMistake(found: string): string {
  const mistake = readMistake(found);
  if (!mistake) return found;
  return (
    sayText(getSpoken().mistakes, mistake.key, mistake.params) ?? sayRefusal({ code: 'BAD_INPUT' }, BAD_INPUT)
  );
}

/** The same of a whole form: schemas speak no language, people read their own. */
export const sayMistakes = (found: Readonly<Record<string, ReactNode>>): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries(found).map(([field, mistake]) => [
      field,
      typeof mistake === 'string' ? sayMistake(mistake) : mistake,
    ]),
  );

/** Where something failed and nobody said why. */
export const sayUnknownFailure = (): string => sayRefusal({ code: 'INTERNAL' }, INTERNAL);
