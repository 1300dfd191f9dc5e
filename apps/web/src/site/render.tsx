import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LANGUAGES, type Language } from '../kit/language/language.ts';
import { LANGUAGE_FORMS, sitePath } from '@ridewire/contracts/languages';
import { listRedirects } from './addresses.ts';
import { loadPage } from './load-page.ts';
import { Site } from './Site.tsx';
import { layoutOf, pathOf, SITE_PAGES, wordsOf, type SitePageName } from './site-pages.ts';
import type { PageTexts } from './site-texts.ts';

export { LANGUAGE_FORMS, LANGUAGES, layoutOf, listRedirects, pathOf, SITE_PAGES, sitePath, wordsOf };
export type { Language, SitePageName };

/** A public page as HTML, and what its head says. */
export async function renderPage(
  name: SitePageName,
  { language, year }: { language: Language; year: number },
): Promise<{ html: string; head: PageTexts }> {
  const { page, texts } = await loadPage(name, language);
  const html = renderToString(
    <StrictMode>
      <Site name={name} year={year} page={page} texts={texts} />
    </StrictMode>,
  );
  return { html, head: texts.page };
}
