import type { Language } from '@ridewire/contracts';
import type { standardAnswers } from './standard-answers.en.ts';

const FILES: Record<Language, () => Promise<{ standardAnswers: typeof standardAnswers }>> = {
  en: () => import('./standard-answers.en.ts'),
  bn: () => import('./standard-answers.bn.ts'),
};

/** The standard answers in the language of the person who reported the problem. */
export const loadStandardAnswers = async (language: Language) => (await FILES[language]()).standardAnswers;
