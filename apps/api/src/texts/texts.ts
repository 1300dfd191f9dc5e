import type { Language } from '@ridewire/contracts';
import { bn } from './bn.ts';
import { en, type ServerTexts } from './en.ts';

export type { ServerTexts };

export const TEXTS: Record<Language, ServerTexts> = { en, bn };
