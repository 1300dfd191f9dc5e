import type { Language } from '@ridewire/contracts';
import { bn } from './bn.ts';
import { en } from './en.ts';

/** All that the server says in one language. */
export type ServerTexts = typeof en;

export const TEXTS: Record<Language, ServerTexts> = { en, bn };
