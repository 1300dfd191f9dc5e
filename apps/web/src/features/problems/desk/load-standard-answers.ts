import type { Language } from '@ridewire/contracts';
import type { standardAnswers } from './standard-answers.en.ts';

const files = import.meta.glob<{ standardAnswers: typeof standardAnswers }>('./standard-answers.*.ts');

/** The standard answers in the language of the person who reported the problem. */
export async function loadStandardAnswers(language: Language): Promise<typeof standardAnswers> {
  const load = files[`./standard-answers.${language}.ts`];
  if (!load) throw new Error(`There are no standard answers in ${language}.`);
  return (await load()).standardAnswers;
}
