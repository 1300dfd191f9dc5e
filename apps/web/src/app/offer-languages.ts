import { LANGUAGES } from '../kit/language/language.ts';
import { offerLanguage, type Spoken } from '../kit/texts/spoken.ts';

/** The words of each language but the first, which comes with the code. */
const files = import.meta.glob<Spoken>('./words.*.ts', { import: 'words' });

for (const language of LANGUAGES) {
  const load = files[`./words.${language}.ts`];
  if (load) offerLanguage(language, load);
}
