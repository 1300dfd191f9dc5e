import { LANGUAGES } from '@ridewire/contracts/languages';
import type { Plugin } from 'vite';

/** Names our languages in the app's document, for the script that chooses one before anything is painted. */
export function nameLanguages(): Plugin {
  return {
    name: 'name-languages',
    transformIndexHtml: (html) =>
      html.replace(' data-any-language', ` data-any-language="${LANGUAGES.join(' ')}"`),
  };
}
