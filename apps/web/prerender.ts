/**
 * Writes every public page out as HTML that can be read without script: dist/site/<name>.html, for the server to send. Addresses
 * of our own that must be whole (shared links, the sitemap) begin with ORIGIN, which the server fills in when it starts.
 * The app's login page is written too, to be seen before the app has come.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { collectFiles, openStyleCheck, type Chunk } from './check-styles.ts';
import { checkWeight } from './check-weight.ts';
import type * as App from './src/app/render-login.tsx';
import type * as Rendering from './src/site/render.tsx';
import type { Language, SitePageName } from './src/site/render.tsx';

const ORIGIN = '__RIDEWIRE_ORIGIN__';

const built = new URL('./dist/', import.meta.url);
const out = new URL('./site/', built);
const rendered = new URL('./.prerender/', import.meta.url);

const {
  LANGUAGE_FORMS,
  LANGUAGES,
  layoutOf,
  listRedirects,
  pathOf,
  renderPage,
  SITE_PAGES,
  sitePath,
  wordsOf,
} = (await import(new URL('render.js', rendered).href)) as typeof Rendering;
const { renderLogin } = (await import(new URL('render-login.js', rendered).href)) as typeof App;
const readManifest = async (name: string) =>
  JSON.parse(await readFile(new URL(`.vite/${name}`, built), 'utf8')) as Record<string, Chunk>;
const manifest = await readManifest('manifest.json');
const appManifest = await readManifest('app.json');
/** The page is there to read before any script: these come after style sheets and fonts. */
const LATER = 'fetchpriority="low"';
const putLater = (document: string): string =>
  document
    .replaceAll('<link rel="modulepreload"', `<link rel="modulepreload" ${LATER}`)
    .replaceAll('<script type="module"', `<script type="module" ${LATER}`);
const frame = putLater(await readFile(new URL('site.html', built), 'utf8'));
const app = putLater(await readFile(new URL('index.html', built), 'utf8'));
const { checkDocument, checkScripts } = await openStyleCheck(manifest, built);
await checkScripts();
// Any of its screens may be the first that is opened.
await (await openStyleCheck(appManifest, built)).checkEachScript();
await checkWeight(appManifest, built);
const assets = await readdir(new URL('assets/', built));
const year = new Date().getFullYear();

const names: SitePageName[] = [...Object.values(SITE_PAGES), 'not-found'];
for (const language of LANGUAGES) {
  await mkdir(new URL(`${language}/`, out), { recursive: true });
  for (const name of names) {
    const { html, head } = await renderPage(name, { language, year });
    const document = frame
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace('<!--head-->', () =>
        [...describe(name, language, head), ...preloadFont(language), ...link(name, language)].join('\n    '),
      )
      .replace('<!--page-->', () => html);
    await checkDocument(fileOf(name, language), document);
    await writeFile(new URL(fileOf(name, language), out), document);
  }
  await writeFile(new URL(loginFileOf(language), out), await writeLogin(language));
}
const addresses = Object.keys(SITE_PAGES).flatMap((path) =>
  LANGUAGES.map(
    (language) => `  <url>
    <loc>${wholeAddress(language, path)}</loc>
${listAlternates(path)
  .map(([hreflang, href]) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
  .join('\n')}
  </url>`,
  ),
);
await writeFile(
  new URL('sitemap.xml', out),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`,
);
await writeFile(
  new URL('robots.txt', out),
  `User-agent: *\nDisallow: /dashboard\nDisallow: /settings\nDisallow: /api/\nDisallow: /trpc\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
);
const byAddress = LANGUAGES.flatMap((language) =>
  Object.entries(SITE_PAGES).map(([path, name]) => [sitePath(path, language), fileOf(name, language)]),
);
await writeFile(
  new URL('pages.json', out),
  JSON.stringify({
    pages: {
      ...Object.fromEntries(byAddress),
      '/sitemap.xml': 'sitemap.xml',
      '/robots.txt': 'robots.txt',
    },
    notFound: Object.fromEntries(
      LANGUAGES.map((language, at) => [at === 0 ? '' : language, fileOf('not-found', language)]),
    ),
    redirects: listRedirects(),
    login: Object.fromEntries(LANGUAGES.map((language) => [language, loginFileOf(language)])),
    app: await listAppPaths(new URL('./src/app/routes/', import.meta.url)),
  }),
);
await compressAll(new URL('assets/', built));
// Only ever a means; nobody shall be sent an empty page.
await rm(new URL('site.html', built));
await rm(new URL('.vite', built), { recursive: true });
await rm(rendered, { recursive: true });
console.log(`prerendered ${names.length} public pages in ${LANGUAGES.length} languages`);

function fileOf(name: SitePageName, language: Language): string {
  return `${language}/${name}.html`;
}

function loginFileOf(language: Language): string {
  return `${language}/login.html`;
}

function wholeAddress(language: Language, path: string): string {
  return ORIGIN + sitePath(path, language);
}

/** A page's address in each language, and for who reads none of them. */
function listAlternates(path: string): [string, string][] {
  return [
    ...LANGUAGES.map((language): [string, string] => [language, wholeAddress(language, path)]),
    ['x-default', wholeAddress(LANGUAGES[0], path)],
  ];
}

function describe(
  name: SitePageName,
  language: Language,
  { title, description }: { title: string; description: string },
): string[] {
  const path = pathOf(name);
  const about = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escape(content)}" />`;
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    ...(path === null
      ? ['<meta name="robots" content="noindex" />']
      : [
          `<link rel="canonical" href="${wholeAddress(language, path)}" />`,
          ...listAlternates(path).map(
            ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`,
          ),
          about('url', wholeAddress(language, path)),
        ]),
    about('type', 'website'),
    about('site_name', 'Ridewire'),
    about('title', title),
    about('description', description),
    about('locale', LANGUAGE_FORMS[language].sharedAs),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      about('locale:alternate', LANGUAGE_FORMS[other].sharedAs),
    ),
  ];
}

function preloadFont(language: Language): string[] {
  const { font: face } = LANGUAGE_FORMS[language];
  const font = face && assets.find((file) => file.includes(face) && file.endsWith('.woff2'));
  if (!font) return [];
  return [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}" />`];
}

/** The page's own style sheets, without which it would be seen bare, and its scripts, so that they come with the frame's. */
function link(name: SitePageName, language: Language): string[] {
  return linkTo(frame, manifest, [
    `src/site/pages/${layoutOf(name)}/page.tsx`,
    `src/site/texts/${language}/layout.ts`,
    `src/site/${wordsOf(name, language)}`,
    `src/kit/texts/${language}/pieces.ts`,
  ]);
}

/** The app's document with its login page in it, to be seen and filled in before the app itself has come. */
async function writeLogin(language: Language): Promise<string> {
  const { html, title } = await renderLogin(language);
  const parts = Object.keys(appManifest).filter((key) => appManifest[key]?.name === 'sign-in');
  const words = language === LANGUAGES[0] ? [] : [`src/app/words.${language}.ts`];
  const head = [...preloadFont(language), ...linkTo(app, appManifest, [...parts, ...words])];
  return app
    .replace(/<html lang="en"(.*) data-any-language="[^"]*"/, `<html lang="${language}"$1`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(/(<div id="root">)[^]*(<\/div>)/, (_, open: string, close: string) => open + html + close);
}

/** Links to what files of the build need, as far as a document has none. */
function linkTo(document: string, of: Record<string, Chunk>, keys: string[]): string[] {
  const { scripts, sheets } = collectFiles(of, keys);
  const isNew = (file: string) => !document.includes(file);
  return [
    ...[...sheets].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" ${LATER} crossorigin href="/${file}" />`),
  ];
}

/** The app's own addresses by its route files, `/dashboard/rides/$rideId`; folders with an underscore are no part of them. */
async function listAppPaths(folder: URL, path = ''): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = entry.name.replace(/\.tsx$/, '');
    const below = name.startsWith('_') ? path : `${path}/${name}`;
    if (entry.isDirectory()) paths.push(...(await listAppPaths(new URL(`${name}/`, folder), below)));
    else if (name === 'index') paths.push(path || '/');
    else if (!name.startsWith('_') && name !== 'route') paths.push(below);
  }
  return paths.toSorted();
}

/**
 * Leaves scripts and style sheets compressed beside themselves, as the server sends them. All at once: the smallest that
 * brotli can do keeps a core busy for seconds, and there are others. Scripts of workers end in .mjs.
 */
async function compressAll(folder: URL): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(m?js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(new URL(name, folder));
      await writeFile(new URL(`${name}.br`, folder), await promisify(brotliCompress)(bytes));
      await writeFile(new URL(`${name}.gz`, folder), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
