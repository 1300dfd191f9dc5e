import { readFile } from 'node:fs/promises';
import { collectFiles, type Chunk } from './check-styles.ts';
import type * as Rendering from './src/early/render-login.tsx';
import type { Language } from './src/language/language.ts';

/** The group of the app's files that its login page is made of (vite.config.ts). */
const GROUP = 'sign-in';
/** Words that come before the app draws anything. */
const WORDS: Partial<Record<Language, string>> = { bn: 'src/texts/bangla.ts' };

/**
 * The app's own document with its login page in it, to be seen and filled in before the app itself has come.
 * @param built the build's folder
 * @param manifest the app's
 * @param preloads more of the head, as HTML
 */
export async function renderLoginDocument(
  language: Language,
  {
    built,
    manifest,
    renderLogin,
    preloads,
  }: {
    built: URL;
    manifest: Record<string, Chunk>;
    renderLogin: typeof Rendering.renderLogin;
    preloads: string[];
  },
): Promise<string> {
  const frame = await readFile(new URL('index.html', built), 'utf8');
  const words = WORDS[language];
  const group = Object.keys(manifest).find((key) => manifest[key]?.name === GROUP);
  if (!group) throw new Error(`The build has no ${GROUP}.`);
  const { scripts, sheets } = collectFiles(manifest, [group, ...(words ? [words] : [])]);
  const isNew = (file: string) => !frame.includes(file);
  const head = [
    ...preloads,
    ...[...sheets].filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ];
  const { html, title } = await renderLogin(language);
  return frame
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="early">', () => `<div id="early">${html}`);
}
