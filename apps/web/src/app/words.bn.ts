import { mistakes, notifications as told, refusals } from '@ridewire/contracts/nouns/every-noun.bn';
import { sayBarReason } from '@ridewire/contracts/texts/bn/bar-reasons';
import { sayPlace } from '@ridewire/contracts/texts/bn/places';
import { format, pieces } from '../kit/texts/bn/pieces.ts';
import type { Spoken } from '../kit/texts/spoken.ts';

/** Every area's words beside its screens, but for those that are loaded by themselves. */
const files = import.meta.glob<Record<string, object>>(
  ['../**/*.bn.ts', '!./words.bn.ts', '!../site/**', '!../**/standard-answers.bn.ts'],
  { eager: true },
);

const texts: Record<string, object> = Object.assign({ format, pieces }, ...Object.values(files));

/** All Bangla texts. Each area has the same keys as in English; a test of the catalogue checks that none is missing. */
export const words = {
  language: 'bn',
  texts,
  mistakes,
  refusals: { ...refusals, ...mistakes },
  told,
  sayPlace,
  sayBarReason,
} satisfies Spoken;
