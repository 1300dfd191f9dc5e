import { readFile } from 'node:fs/promises';
import { collectFiles, type Chunk } from './check-styles.ts';
import type * as Rendering from './src/early/render-login.tsx';
import type { Language } from './src/language/language.ts';

/** What the app loads for its login page, by its own manifest's names. */
const PARTS = [
  'src/routes/_auth/route.tsx?tsr-split=component',
  'src/routes/_auth/login.tsx?tsr-split=component',
];
/** Words that come before the app draws anything. */
const WORDS: Partial<Record<Language, string>> = { bn: 'src/texts/bangla.ts' };

/**
 * The app's own document with its login page in it, to be seen and filled in before the app itself has come.
 * @param built the build's folder
 * @param preloads more of the head, as HTML
 */
export async function renderLoginDocument(
  language: Language,
  {
    built,
    renderLogin,
    preloads,
  }: { built: URL; renderLogin: typeof Rendering.renderLogin; preloads: string[] },
): Promise<string> {
  const frame = await readFile(new URL('index.html', built), 'utf8');
  const manifest = JSON.parse(await readFile(new URL('.vite/app.json', built), 'utf8')) as Record<
    string,
    Chunk
  >;
  const words = WORDS[language];
  const { scripts, sheets } = collectFiles(manifest, [...PARTS, ...(words ? [words] : [])]);
  for (const part of PARTS) if (!manifest[part]) throw new Error(`The build has no ${part}.`);
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
