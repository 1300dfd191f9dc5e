import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadPage } from './load-page.ts';
import { Site } from './Site.tsx';
import { layoutOf, SITE_PAGES, SITE_REDIRECTS, type SitePageName } from './site-pages.ts';
import type { PageTexts } from './site-texts.ts';

export { layoutOf, SITE_PAGES, SITE_REDIRECTS };

/** A public page as HTML, and what its head says. */
export async function renderPage(
  path: string,
  name: SitePageName,
  { language, year }: { language: string; year: number },
): Promise<{ html: string; head: PageTexts }> {
  const { page, texts } = await loadPage(name, language);
  const html = renderToString(
    <StrictMode>
      <Site path={path} year={year} page={page} texts={texts} />
    </StrictMode>,
  );
  return { html, head: texts.page };
}
