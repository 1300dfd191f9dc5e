import type { Language } from '@ridewire/contracts';
import { sayText, type PartsOf } from '@ridewire/contracts/texts/say-text';
import { TEXTS } from '../texts/texts.ts';

const english = TEXTS.en.refusals;

/** A refusal's key and, where its sentence has parameters, their values. A mistake in the input is one too. */
export type Refused = PartsOf<typeof english>;

/** Whether a key is in the catalogues. */
export const isRefusalKey = (key: string): key is Refused[0] => Object.hasOwn(english, key);

/** A refusal in words. */
export const sayRefusal = (language: Language, [key, params]: Refused): string =>
  sayText(TEXTS[language].refusals, key, params) ?? TEXTS[language].refusals.BAD_INPUT;
