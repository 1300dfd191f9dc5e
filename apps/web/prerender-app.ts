import { collectFiles, type Chunk } from './check-styles.ts';
import type * as Rendering from './src/early/render-login.tsx';
import type { Language } from './src/language/language.ts';

type Manifest = Record<string, Chunk>;

/** Words that come before the app draws anything. */
const WORDS: Partial<Record<Language, string>> = { bn: 'src/texts/bangla.ts' };

interface Group {
  /** As vite.config.ts names it. */
  name: 'start' | 'sign-in';
  /** How its scripts are linked; those of `later` are asked for by src/main.ts. */
  rel: 'modulepreload' | 'later';
  /** More that comes with it, by the manifest's names. */
  others?: string[];
}

/**
 * The app's document with the style sheets and scripts of a group of its files in its head: its one script asks for the rest
 * only when it runs.
 */
export function linkGroup(document: string, manifest: Manifest, { name, rel, others = [] }: Group): string {
  const group = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (!group) throw new Error(`The build has no ${name}.`);
  const { scripts, sheets } = collectFiles(manifest, [group, ...others]);
  const isNew = (file: string) => !document.includes(file);
  const head = [
    ...[...sheets].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="${rel}" crossorigin href="/${file}" />`),
  ];
  return document.replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`);
}

/**
 * The app's document with its login page in it, to be seen and filled in before the app itself has come.
 * @param document the app's, with nothing linked
 * @param preloads more of the head, as HTML
 */
export async function renderLoginDocument(
  document: string,
  language: Language,
  {
    manifest,
    renderLogin,
    preloads,
  }: { manifest: Manifest; renderLogin: typeof Rendering.renderLogin; preloads: string[] },
): Promise<string> {
  const words = WORDS[language];
  const { html, title, waiting, failed } = await renderLogin(language);
  const alert = `<p role="alert" class="rw-early-failed" hidden>${failed}</p>`;
  const form = html.replace('<form', () => `${alert}<form`);
  return linkGroup(document, manifest, { name: 'sign-in', rel: 'later', others: words ? [words] : [] })
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
    .replace('<div id="early">', () => `<div id="early" data-waiting="${waiting}">${form}`);
}
