/**
 * Writes every public page out as HTML that can be read without script: dist/site/<name>.html, for the server to send. Addresses
 * of our own that must be whole (shared links, the sitemap) begin with ORIGIN, which the server fills in when it starts.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type * as Rendering from './src/site/render.tsx';
import type { SitePageName } from './src/site/site-pages.ts';

const ORIGIN = '__RIDEWIRE_ORIGIN__';
const LANGUAGE = 'en';

const built = new URL('./dist/', import.meta.url);
const out = new URL('./site/', built);
const rendered = new URL('./.prerender/', import.meta.url);

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const { layoutOf, renderPage, SITE_PAGES, SITE_REDIRECTS } = (await import(
  new URL('render.js', rendered).href
)) as typeof Rendering;
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', built), 'utf8')) as Record<
  string,
  Chunk
>;
const frame = await readFile(new URL('site.html', built), 'utf8');
const year = new Date().getFullYear();

await mkdir(out, { recursive: true });
const pages: [string, SitePageName][] = [...Object.entries(SITE_PAGES), ['/404', 'not-found']];
for (const [path, name] of pages) {
  const { html, head } = await renderPage(path, name, { language: LANGUAGE, year });
  const document = frame
    .replace('<!--head-->', () => [...describe(path, head), ...link(name)].join('\n    '))
    .replace('<!--page-->', () => html);
  await writeFile(new URL(`${name}.html`, out), document);
}
const addresses = Object.keys(SITE_PAGES).map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`);
await writeFile(
  new URL('sitemap.xml', out),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
);
await writeFile(
  new URL('robots.txt', out),
  `User-agent: *\nDisallow: /dashboard\nDisallow: /settings\nDisallow: /api/\nDisallow: /trpc\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
);
await writeFile(
  new URL('pages.json', out),
  JSON.stringify({
    pages: {
      ...Object.fromEntries(Object.entries(SITE_PAGES).map(([path, name]) => [path, `${name}.html`])),
      '/sitemap.xml': 'sitemap.xml',
      '/robots.txt': 'robots.txt',
    },
    notFound: { '': 'not-found.html' },
    redirects: SITE_REDIRECTS,
    app: await listAppPaths(new URL('./src/routes/', import.meta.url)),
  }),
);
await compressAll(new URL('assets/', built));
// Only ever a means; nobody shall be sent an empty page.
await rm(new URL('site.html', built));
await rm(new URL('.vite', built), { recursive: true });
await rm(rendered, { recursive: true });
console.log(`prerendered ${pages.length} public pages`);

function describe(path: string, { title, description }: { title: string; description: string }): string[] {
  const isFound = path !== '/404';
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    ...(isFound
      ? [`<link rel="canonical" href="${ORIGIN}${path}" />`]
      : ['<meta name="robots" content="noindex" />']),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Ridewire" />',
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    ...(isFound ? [`<meta property="og:url" content="${ORIGIN}${path}" />`] : []),
  ];
}

/** The page's own style sheets, without which it would be seen bare, and its scripts, so that they come with the frame's. */
function link(name: SitePageName): string[] {
  const sheets = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(`src/site/pages/${layoutOf(name)}/page.tsx`);
  visit(`src/site/texts/${LANGUAGE}/layout.ts`);
  visit(`src/site/texts/${LANGUAGE}/${name}.ts`);
  return [
    ...[...sheets]
      .filter((file) => !frame.includes(file))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...scripts]
      .filter((file) => !frame.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ];
}

/** The first parts of the app's own addresses, by its route files; folders with an underscore are no part of them. */
async function listAppPaths(folder: URL): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = entry.name.replace(/\.tsx$/, '');
    if (entry.isDirectory() && name.startsWith('_'))
      paths.push(...(await listAppPaths(new URL(`${name}/`, folder))));
    else if (!name.startsWith('_') && name !== 'index' && name !== 'route') paths.push(name);
  }
  return paths.toSorted();
}

/** Leaves scripts and style sheets compressed beside themselves, as the server sends them. */
async function compressAll(folder: URL): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const bytes = await readFile(new URL(name, folder));
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await writeFile(new URL(`${name}.br`, folder), br);
    await writeFile(new URL(`${name}.gz`, folder), gz);
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
