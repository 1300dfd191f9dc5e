import type { Language } from '@ridewire/contracts';
import { mistakes as banglaMistakes } from '@ridewire/contracts/texts/bn/mistakes';
import { refusals as banglaRefusals } from '@ridewire/contracts/texts/bn/refusals';
import { mistakes } from '@ridewire/contracts/texts/en/mistakes';
import { refusals } from '@ridewire/contracts/texts/en/refusals';
import { sayText, type PartsOf } from '@ridewire/contracts/texts/say-text';

const english = { ...refusals, ...mistakes };
const TEXTS = { en: english, bn: { ...banglaRefusals, ...banglaMistakes } };

/** A refusal's key and, where its sentence has parameters, their values. A mistake in the input is one too. */
export type Refused = PartsOf<typeof english>;

/** Whether a key is in the catalogues. */
export const isRefusalKey = (key: string): key is Refused[0] => Object.hasOwn(english, key);

/** A refusal in words. */
export const sayRefusal = (language: Language, [key, params]: Refused): string =>
  sayText(TEXTS[language], key, params) ?? TEXTS[language].BAD_INPUT;
