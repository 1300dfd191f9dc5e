import { readFile } from 'node:fs/promises';
import { LANGUAGE_FORMS, LANGUAGE_NAMES, LANGUAGES, sitePath } from '@ridewire/contracts/languages';
import type { Plugin } from 'vite';
import type { away } from './away/words.en.ts';

const readWords = async () =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const { href } = new URL(`./away/words.${language}.ts`, import.meta.url);
      return [language, ((await import(href)) as { away: typeof away }).away] as const;
    }),
  );

/** @throws Error where the place is gone, since nothing else would tell */
function putIn(source: string, place: string, words: string): string {
  if (!source.includes(place)) throw new Error(`There is no place for words any more: ${place}`);
  return source.replace(place, () => words);
}

/** Our letters, and the characters that each file is loaded for. */
const FONTS = [
  {
    family: 'Onest Variable',
    file: /\/onest-latin-wght-normal[^/]*\.woff2$/,
    range: 'U+20-2DF, U+2000-206F',
  },
  {
    family: 'Noto Sans Bengali Variable',
    file: /\/noto-sans-bengali[^/]*\.woff2$/,
    range: 'U+964-965, U+980-9FE, U+200C-200D',
  },
];

/** What loads our letters; the browser has kept the files since the app was open, and without one of them takes its own. */
function writeFaces(files: readonly string[]): string {
  const faces = FONTS.flatMap(({ family, file, range }) =>
    files
      .filter((each) => file.test(each))
      .map(
        (each) =>
          `@font-face { font-family: '${family}'; font-weight: 400 700; src: url('/${each}'); unicode-range: ${range}; }`,
      ),
  );
  return faces.join('');
}

/**
 * The service worker, with the words it says in every language.
 * @param files the app's, by their paths
 */
export async function writeWorker(files: readonly string[] = []): Promise<string> {
  const words = (await readWords()).map(([language, said]) => {
    const { noScript: _, ...ofWorker } = said;
    return [language, { locale: LANGUAGE_FORMS[language].locale, ...ofWorker }];
  });
  const source = await readFile(new URL('./away/sw.js', import.meta.url), 'utf8');
  const withWords = putIn(source, '= RIDEWIRE_WORDS;', `= ${JSON.stringify(Object.fromEntries(words))};`);
  return putIn(withWords, '/* RIDEWIRE_FACES */', writeFaces(files));
}

/** What the app's document shows where script is forbidden. */
export async function writeNoScript(): Promise<string> {
  const said = (await readWords()).map(([language, { noScript }]) => `<p lang="${language}">${noScript}</p>`);
  const links = LANGUAGES.map(
    (language) => `<a href="${sitePath('/', language)}" lang="${language}">${LANGUAGE_NAMES[language]}</a>`,
  );
  return `<noscript>${said.join('')}<p>Ridewire: ${links.join(' · ')}</p></noscript>`;
}

/**
 * Puts our languages into the app's document, for the script that chooses one before anything is painted, and their words into what
 * is shown without the app.
 */
export function speakLanguages(): Plugin {
  return {
    name: 'speak-languages',
    transformIndexHtml: async (html) =>
      putIn(
        putIn(html, ' data-any-language', ` data-any-language="${LANGUAGES.join(' ')}"`),
        '<!--no-script-->',
        await writeNoScript(),
      ),
    async generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await writeWorker(Object.keys(bundle)) });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/sw.js', (_request, response, next) => {
        writeWorker().then(
          (source) => response.setHeader('content-type', 'text/javascript').end(source),
          next,
        );
      });
    },
  };
}
